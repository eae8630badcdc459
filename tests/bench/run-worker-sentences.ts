import { recordFigures } from '../../scripts/figures.mjs'
import { HALVES, readSentences, RIGHT_PERCENT, scoreSentences } from './worker-sentences.ts'

/** `npm run bench -- worker-sentences`: the assistant's interpretation of sentences as workers write them. */
const rows = HALVES.map((half) => {
  const { sentences, right, percent, inventedAmounts, wrongMovements, mistakes } = scoreSentences(
    readSentences(half),
  )
  const holds = percent >= RIGHT_PERCENT && inventedAmounts.length === 0 && wrongMovements.length === 0
  const share = `${percent.toFixed(1)} % (${right} of ${sentences})`
  const faults = `${inventedAmounts.length} invented amounts, ${wrongMovements.length} wrong movements`
  console.log(`${holds ? ' ' : '✗'} ${half}: ${share}; ${faults}; budget ≥ ${RIGHT_PERCENT} %, 0, 0`)
  // Mistakes in the judging half stay hidden, so that nobody tunes the parser to its sentences.
  if (half === 'working') for (const mistake of mistakes) console.log(`    ${mistake}`)
  return {
    what: `assistant: ${half} half of sentences as workers write them`,
    measured: `${share}; ${faults}`,
    budget: `≥ ${RIGHT_PERCENT} %; 0; 0`,
    holds,
  }
})
recordFigures('assistant', rows)
if (rows.some(({ holds }) => !holds)) process.exitCode = 1
