import { recordFigures } from '../../scripts/figures.mjs'
import { HALVES, readSentences, RIGHT_PERCENT, scoreSentences } from './worker-sentences.ts'

const rows = HALVES.map((half) => {
  const score = scoreSentences(readSentences(half))
  const { sentences, right, percent, inventedAmounts, inventedTerms, inventedMaximums, wrongMovements } =
    score
  const isFree = [inventedAmounts, inventedTerms, inventedMaximums, wrongMovements].every(
    ({ length }) => length === 0,
  )
  const holds = percent >= RIGHT_PERCENT && isFree
  const share = `${percent.toFixed(1)} % (${right} of ${sentences})`
  const invented = `${inventedAmounts.length} invented amounts, ${inventedTerms.length} invented terms`
  const maximums = `${inventedMaximums.length} invented maximums`
  const faults = `${invented}, ${maximums}, ${wrongMovements.length} wrong movements`
  console.log(`${holds ? ' ' : '✗'} ${half}: ${share}; ${faults}; budget ≥ ${RIGHT_PERCENT} %, 0, 0, 0, 0`)
  // Mistakes in the judging half stay hidden, so that nobody tunes the parser to its sentences.
  if (half === 'working') for (const mistake of score.mistakes) console.log(`    ${mistake}`)
  return {
    what: `assistant: ${half} half of sentences as workers write them`,
    measured: `${share}; ${faults}`,
    budget: `≥ ${RIGHT_PERCENT} %; 0; 0; 0; 0`,
    holds,
  }
})
recordFigures('assistant', rows)
if (rows.some(({ holds }) => !holds)) process.exitCode = 1
