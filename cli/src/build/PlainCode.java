import java.io.IOException;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// A step of the build: writes into the classes of one package in a jar what javac leaves to the
/// first run of each place: which case of a pattern switch applies, and how two records are
/// compared and hashed.
///
/// The JVM makes this code anew in every process, a millisecond a place, and its start-up cache
/// (JEP 483) does not keep it; it keeps lambdas and joined strings, which stay as they are. The
/// code here does the same, in the same order (`java.lang.runtime.SwitchBootstraps`,
/// `ObjectMethods`).
///
/// Usage: java PlainCode.java JAR PACKAGE
final class PlainCode {
  private static final ClassDesc OBJECTS = ClassDesc.of("java.util.Objects");
  private static final MethodTypeDesc EQUALS =
      MethodTypeDesc.of(ConstantDescs.CD_boolean, ConstantDescs.CD_Object, ConstantDescs.CD_Object);

  private static final int PRIVATE_STATIC =
      ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC;

  public static void main(String[] arguments) throws IOException {
    JarClasses.rewrite(arguments[0], arguments[1], PlainCode::plain);
  }

  private static byte[] plain(ClassFile classFile, byte[] bytes) {
    ClassModel model = classFile.parse(bytes);
    return classFile.transformClass(model, new Rewriting(model));
  }

  /// Replaces each such place by a call of a method that is added to the class.
  private static final class Rewriting implements ClassTransform {
    private final ClassModel type;
    private final Set<String> added = new HashSet<>();

    Rewriting(ClassModel type) {
      this.type = type;
    }

    @Override
    public void accept(ClassBuilder builder, ClassElement element) {
      if (element instanceof MethodModel method && method.code().isPresent()) {
        builder.transformMethod(
            method,
            (to, part) -> {
              if (part instanceof CodeModel code) {
                to.transformCode(code, (body, step) -> step(builder, body, step));
              } else {
                to.with(part);
              }
            });
      } else {
        builder.with(element);
      }
    }

    private void step(ClassBuilder builder, CodeBuilder body, CodeElement step) {
      if (step instanceof InvokeDynamicInstruction call && code(call) instanceof Plain plain) {
        String name = call.name().stringValue() + "$" + call.invokedynamic().index();
        if (added.add(name)) { // a body may be written twice, first with jumps that are too short
          builder.withMethodBody(name, call.typeSymbol(), PRIVATE_STATIC, plain::write);
        }
        boolean isInterface = type.flags().has(AccessFlag.INTERFACE);
        body.invokestatic(type.thisClass().asSymbol(), name, call.typeSymbol(), isInterface);
      } else {
        body.with(step);
      }
    }
  }

  /// The code of a method.
  private interface Plain {
    void write(CodeBuilder code);
  }

  /// What a place does, or null where it stays as it is.
  private static Plain code(InvokeDynamicInstruction call) {
    String maker = call.bootstrapMethod().owner().displayName();
    List<ConstantDesc> given = call.bootstrapArgs();
    return switch (maker + "." + call.name().stringValue()) {
      case "SwitchBootstraps.typeSwitch" ->
          given.stream().allMatch(ClassDesc.class::isInstance)
              ? code -> caseOf(code, all(ClassDesc.class, given))
              : null;
      case "ObjectMethods.equals" ->
          code -> equal(code, (ClassDesc) given.getFirst(), components(given));
      case "ObjectMethods.hashCode" ->
          code -> hash(code, (ClassDesc) given.getFirst(), components(given));
      default -> null;
    };
  }

  private static <T> List<T> all(Class<T> type, List<ConstantDesc> given) {
    return given.stream().map(type::cast).toList();
  }

  /// The fields of a record, after its class and their names.
  private static List<DirectMethodHandleDesc> components(List<ConstantDesc> given) {
    return all(DirectMethodHandleDesc.class, given.subList(2, given.size()));
  }

  /// The number of the first case from the one asked for that a value belongs to; -1 for null.
  private static void caseOf(CodeBuilder code, List<ClassDesc> cases) {
    code.aload(0).ifThen(Opcode.IFNULL, none -> none.iconst_m1().ireturn());
    for (int i = 0; i < cases.size(); i++) {
      Label next = code.newLabel();
      code.iload(1).loadConstant(i).if_icmpgt(next);
      code.aload(0).instanceOf(cases.get(i)).ifeq(next);
      code.loadConstant(i).ireturn().labelBinding(next);
    }
    code.loadConstant(cases.size()).ireturn();
  }

  /// Whether the record in slot 0 equals the object in slot 1.
  private static void equal(
      CodeBuilder code, ClassDesc record, List<DirectMethodHandleDesc> components) {
    code.aload(0).aload(1).ifThen(Opcode.IF_ACMPEQ, same -> same.iconst_1().ireturn());
    Label different = code.newLabel();
    code.aload(1).instanceOf(record).ifeq(different);
    for (DirectMethodHandleDesc component : components) {
      ClassDesc type = component.invocationType().returnType();
      code.aload(0).getfield(record, component.methodName(), type);
      code.aload(1).checkcast(record).getfield(record, component.methodName(), type);
      switch (TypeKind.from(type)) {
        case REFERENCE -> code.invokestatic(OBJECTS, "equals", EQUALS).ifeq(different);
        case LONG -> code.lcmp().ifne(different);
        case FLOAT, DOUBLE ->
            code.invokestatic(box(type), "compare", compare(type)).ifne(different);
        default -> code.if_icmpne(different);
      }
    }
    code.iconst_1().ireturn().labelBinding(different).iconst_0().ireturn();
  }

  /// The hash code of the record in slot 0.
  private static void hash(
      CodeBuilder code, ClassDesc record, List<DirectMethodHandleDesc> components) {
    code.iconst_0();
    for (DirectMethodHandleDesc component : components) {
      ClassDesc type = component.invocationType().returnType();
      code.bipush(31).imul().aload(0).getfield(record, component.methodName(), type);
      boolean isObject = TypeKind.from(type) == TypeKind.REFERENCE;
      code.invokestatic(
          isObject ? OBJECTS : box(type),
          "hashCode",
          MethodTypeDesc.of(ConstantDescs.CD_int, isObject ? ConstantDescs.CD_Object : type));
      code.iadd();
    }
    code.ireturn();
  }

  private static MethodTypeDesc compare(ClassDesc type) {
    return MethodTypeDesc.of(ConstantDescs.CD_int, type, type);
  }

  /// The class whose objects hold values of a primitive type.
  private static ClassDesc box(ClassDesc type) {
    return switch (type.displayName()) {
      case "int" -> ConstantDescs.CD_Integer;
      case "char" -> ConstantDescs.CD_Character;
      default -> {
        String name = type.displayName();
        yield ClassDesc.of(
            "java.lang." + Character.toUpperCase(name.charAt(0)) + name.substring(1));
      }
    };
  }
}
