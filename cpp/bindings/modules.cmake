# The wasm modules, each a name and its calls. `clock` has what the cover calls, so that the first page is light; `core` has all that
# pages draw; `training` has training and the forward passes. Only the calls of `clock` are in two modules.
set(clock_calls
  hands wave binary fingerprint compare)
set(core_calls
  ${clock_calls} sinusoidalTable windowPixels attention attempt workedExample similarity similarityRises rotation learnedShift
  receive decode likelihood cliff readBack addition anglesHistogram positionBias rotate rotaryScores rotaryDraws
  rotaryFrequencies rotaryTable seenAngles contextSums contextBase fitScores castNumbers castEncoding tableShape)
set(training_calls
  startTraining train evaluate continueTraining attentionOf positionTable weights endTraining forward traceForward)
set(modules clock core training)
