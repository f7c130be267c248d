# The wasm modules, each a name and the calls that it has: class Core loads them one by one. A page starts with the smallest
# that has what it asks for; what takes long is for workers alone.
set(clock_calls
  sinusoidalTable hands wave binary fingerprint compare)
set(core_calls
  ${clock_calls} windowPixels similarity similarityRises attention attempt workedExample rotation learnedShift receive likelihood
  cliff addition anglesHistogram readBack rotaryFrequencies)
set(jobs_calls
  receive likelihood cliff anglesHistogram readBack learnedShift)
set(modules clock core jobs)

# The table of all calls for the writer of TypeScript, with its texts.
set(described_calls ${core_calls} ${jobs_calls})
list(REMOVE_DUPLICATES described_calls)
