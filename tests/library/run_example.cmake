# Runs the example that was built in BUILD, if it was compiled as its own project says: for C++20, with none of our options.
file(READ ${BUILD}/compile_commands.json commands)
string(REGEX MATCH "\"command\": [^\n]*example\\.dir[^\n]*" command "${commands}")
if(NOT command MATCHES "-std=[a-z+]+20" OR command MATCHES " -(W|f|O|m)")
  message(FATAL_ERROR "The example is compiled by\n${command}")
endif()
execute_process(COMMAND ${BUILD}/example COMMAND_ERROR_IS_FATAL ANY)
