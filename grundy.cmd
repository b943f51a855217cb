@echo off
rem Starts Grundy on Windows. Where it is installed it has a Java of its own beside it; in a checkout it needs a
rem JDK, builds at first use, and runs the jar. After changes of the sources: mvnw.cmd -Dquick -Dmaven.test.skip=true -pl cli -am package
rem
rem GRUNDY_JAVA_HOME      the JDK to use (25 or newer) in a checkout; else JAVA_HOME, else the java of the path
rem GRUNDY_JAVA_OPTIONS   more options for the JVM, such as -Xmx16g
setlocal

if "%~1"=="sweep" goto sweep
if exist "%~dp0runtime\bin\java.exe" goto installed

set "GRUNDY_JAVA=java"
if defined JAVA_HOME set "GRUNDY_JAVA=%JAVA_HOME%\bin\java"
if defined GRUNDY_JAVA_HOME set "GRUNDY_JAVA=%GRUNDY_JAVA_HOME%\bin\java"
set "GRUNDY_JAR=%~dp0cli\target\quick\grundy.jar"
set "GRUNDY_CACHE=%~dp0cli\target\quick\grundy.aot"
if exist "%GRUNDY_JAR%" goto run
if defined GRUNDY_JAVA_HOME set "JAVA_HOME=%GRUNDY_JAVA_HOME%"
echo grundy: building, once; this takes about a minute 1>&2
call "%~dp0mvnw.cmd" -B -ntp -q -f "%~dp0pom.xml" -Dquick -Dmaven.test.skip=true -pl cli -am package 1>&2
if errorlevel 1 exit /b 1
goto run

:installed
set "GRUNDY_JAVA=%~dp0runtime\bin\java.exe"
set "GRUNDY_JAR=%~dp0lib\grundy.jar"
set "GRUNDY_CACHE=%~dp0lib\grundy.aot"

:run
rem The vectors of the processor make long sequences several times as fast; the start-up cache holds without them only.
set "GRUNDY_VECTORS="
if "%~1"=="sequence" set "GRUNDY_VECTORS=--add-modules jdk.incubator.vector"
"%GRUNDY_JAVA%" -XX:+UseSerialGC -XX:MaxRAMPercentage=75 -Xlog:disable "-XX:AOTCache=%GRUNDY_CACHE%" %GRUNDY_VECTORS% %GRUNDY_JAVA_OPTIONS% -cp "%GRUNDY_JAR%" org.grundy.cli.Main %*
exit /b %errorlevel%

:sweep
echo grundy: sweeps run on Linux and macOS 1>&2
exit /b 3
