/** A module of nothing but the type of a function that takes 16 bytes at once: valid where there is SIMD. */
const simd = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x60, 1, 0x7b, 0);

/** The name of what the core's modules need and this browser lacks; undefined if it lacks nothing. */
export function missingFeature(): string | undefined {
  if (typeof WebAssembly !== 'object') return 'WebAssembly';
  return WebAssembly.validate(simd) ? undefined : 'WebAssembly SIMD';
}
