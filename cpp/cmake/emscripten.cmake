# Finds Emscripten's own toolchain file through the emcc on PATH, so that any installation serves: a distribution's, emsdk's
# or Homebrew's. CMake reads this file again for every compiler check.
find_program(EMCC emcc REQUIRED)
find_program(EM_CONFIG em-config)
if(EM_CONFIG)
  execute_process(COMMAND ${EM_CONFIG} EMSCRIPTEN_ROOT OUTPUT_VARIABLE root OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
set(toolchain cmake/Modules/Platform/Emscripten.cmake)
if(NOT EXISTS "${root}/${toolchain}")
  get_filename_component(emcc "${EMCC}" REALPATH)
  get_filename_component(root "${emcc}" DIRECTORY)
endif()
if(NOT EXISTS "${root}/${toolchain}")
  message(FATAL_ERROR "${EMCC} has no ${toolchain} beside it, and em-config names none: is Emscripten installed whole?")
endif()

# Emscripten 3.1.6 would choose a Node of its own, with options that newer ones refuse.
set(CMAKE_CROSSCOMPILING_EMULATOR node)
include("${root}/${toolchain}")
