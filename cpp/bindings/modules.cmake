# The wasm modules, each a name and the calls that it has. Whoever needs calls takes the smallest module that has all of them:
# the pages by what the manifests of their figures name (web/build/figures/manifests.ts), class Core by name. A call may be in
# several; a page that needs two modules pays for what is around the calls twice, so what one chapter shows is in one.
set(clock_calls
  hands wave binary fingerprint compare)
set(picture_calls
  ${clock_calls} sinusoidalTable windowPixels)
set(words_calls
  hands binary fingerprint compare attention attempt workedExample)
set(shift_calls
  hands binary fingerprint compare similarity similarityRises rotation learnedShift)
set(receiver_calls
  hands binary fingerprint compare receive likelihood)
set(addition_calls
  hands binary fingerprint compare addition anglesHistogram)
set(relative_calls
  positionBias forward)
set(rope_calls
  hands binary fingerprint compare rotate rotaryScores rotaryDraws forward rotaryFrequencies)
# Longer contexts: which angles are new, where the sum of cosines turns negative, what a fitted score does beyond its fit.
set(longer_calls
  hands binary fingerprint compare rotaryFrequencies seenAngles contextSums fitScores)
# What number formats leave of a position, and of the row of biases that depends on it.
set(precision_calls
  hands binary fingerprint compare castNumbers castEncoding positionBias)
# The clock of the reader's own model: rotary hands, or biases.
set(model_calls
  hands binary fingerprint compare rotaryFrequencies seenAngles positionBias)
# The chapter of learned tables; they are trained in a worker.
set(learned_calls
  hands binary fingerprint compare sinusoidalTable tableShape)
# All that a page may ask for, exercises too.
set(core_calls
  ${picture_calls} similarity similarityRises attention attempt workedExample rotation learnedShift receive decode likelihood cliff
  addition anglesHistogram rotaryFrequencies positionBias castNumbers)
# What takes long is for workers, and for Node.
set(jobs_calls
  receive likelihood cliff anglesHistogram readBack learnedShift rotaryTable contextBase)
# Small Transformers that are trained where the page is read, in a worker.
set(training_calls
  startTraining train evaluate continueTraining attentionOf positionTable weights endTraining)
# Reading by a model that was trained, without what trains it.
set(forward_calls forward)
# The whole machine: the same with every number in between. The rows of published models come with its page.
set(panorama_calls traceForward)
set(modules clock picture words shift receiver addition relative rope longer precision model learned core jobs training forward
  panorama)

# The table of all calls for the writer of TypeScript, with its texts: of every module.
set(described_calls "")
foreach(module ${modules})
  list(APPEND described_calls ${${module}_calls})
endforeach()
list(REMOVE_DUPLICATES described_calls)
