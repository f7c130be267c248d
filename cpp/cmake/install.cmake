# `cmake --install`: the library, its headers as <posenc/TOPIC/NAME.h>, and what find_package(posenc) looks for.

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/posenc)
install(TARGETS posenc EXPORT posenc
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
  INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(DIRECTORY cpp/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
# The library needs no other, so the list of its targets is all of the package.
install(EXPORT posenc FILE posenc-config.cmake NAMESPACE posenc:: DESTINATION ${package_folder})

set(version_file ${PROJECT_BINARY_DIR}/posenc-config-version.cmake)
write_basic_package_version_file(${version_file} COMPATIBILITY SameMajorVersion)
install(FILES ${version_file} DESTINATION ${package_folder})
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
