package org.grundy.offline.build;

import java.util.Arrays;
import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ClassReader;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReader;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.ExitInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/// Adds methods to classes of TeaVM's class library that lack them or have them wrong: those of a
/// class `NAMEMethods` below `org.grundy.offline.classlib` to the class `NAME`. One whose first
/// parameter is an object of that class, or of what it implements, becomes a method of its objects,
/// unless the class itself has a static one like it.
public final class AddedMethods implements TeaVMPlugin, ClassHolderTransformer {
  @Override
  public void install(TeaVMHost host) {
    host.add(this);
  }

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    if (!type.getName().startsWith("java.")) {
      return;
    }
    ClassReader added = context.getHierarchy().getClassSource().get(type.getName() + "Methods");
    if (added == null) {
      return;
    }
    for (MethodReader method : added.getMethods()) {
      if (method.getLevel() == AccessLevel.PUBLIC && method.hasModifier(ElementModifier.STATIC)) {
        add(method, type);
      }
    }
  }

  private static void add(MethodReader method, ClassHolder type) {
    MethodHolder replaced = type.getMethod(method.getDescriptor());
    ValueType[] signature = method.getSignature();
    boolean ofObjects = replaced == null && signature[0] instanceof ValueType.Object;
    if (ofObjects) {
      ValueType[] ofObject = Arrays.copyOfRange(signature, 1, signature.length);
      replaced = type.getMethod(new MethodDescriptor(method.getName(), ofObject));
      ofObjects = replaced != null || signature[0].equals(ValueType.object(type.getName()));
      signature = ofObjects ? ofObject : signature;
    }
    MethodHolder copy = new MethodHolder(method.getName(), signature);
    if (replaced != null) {
      type.removeMethod(replaced);
    }
    copy.setLevel(AccessLevel.PUBLIC);
    if (!ofObjects) {
      copy.getModifiers().add(ElementModifier.STATIC);
    }
    copy.setProgram(call(method, ofObjects ? 0 : 1));
    type.addMethod(copy);
  }

  /// A program that calls a method with its own variables, of which the first is the object.
  private static Program call(MethodReader method, int first) {
    Program program = new Program();
    Variable[] arguments = new Variable[method.parameterCount()];
    for (int i = 0; i < first; i++) {
      program.createVariable();
    }
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = program.createVariable();
    }
    InvokeInstruction call = new InvokeInstruction();
    call.setType(InvocationType.SPECIAL);
    call.setMethod(method.getReference());
    call.setArguments(arguments);
    ExitInstruction exit = new ExitInstruction();
    if (method.getResultType() != ValueType.VOID) {
      call.setReceiver(program.createVariable());
      exit.setValueToReturn(call.getReceiver());
    }
    program.createBasicBlock().addAll(java.util.List.of(call, exit));
    return program;
  }
}
