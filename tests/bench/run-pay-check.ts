import { recordFigures } from '../../scripts/figures.mjs'
import {
  FALSE_IN_SITUATION_PERCENT,
  FALSE_PERCENT,
  FOUND_PERCENT,
  LONGEST_MS,
  scorePayCheck,
  worstSituation,
} from './pay-check.ts'

const score = scorePayCheck(1000, 10)
const { planted, found, foundPercent, correct, falsePercent, wrong, missed, unproven, ms } = score
const worst = worstSituation(score)
const rows = [
  {
    what: 'payslips: planted errors that the check finds',
    measured: `${foundPercent.toFixed(1)} % (${found} of ${planted})`,
    budget: `≥ ${FOUND_PERCENT} %`,
    holds: foundPercent >= FOUND_PERCENT,
  },
  {
    what: 'payslips: changed credits, alimony and dues that the check leaves open',
    measured: `${unproven.planted - unproven.calledRight.length} of ${unproven.planted}`,
    budget: 'all',
    holds: unproven.planted > 0 && unproven.calledRight.length === 0,
  },
  {
    what: 'payslips: correct ones with a difference',
    measured: `${falsePercent.toFixed(2)} % (${wrong.length} of ${correct})`,
    budget: `≤ ${FALSE_PERCENT} %`,
    holds: falsePercent <= FALSE_PERCENT,
  },
  {
    what: 'payslips: correct ones of the worst situation with a difference',
    measured: `${worst.percent.toFixed(1)} % (${worst.name})`,
    budget: `≤ ${FALSE_IN_SITUATION_PERCENT} %`,
    holds: worst.percent <= FALSE_IN_SITUATION_PERCENT,
  },
  {
    what: 'payslips: one check, without reading the stored facts',
    measured: `p99 ${ms.toFixed(1)} ms`,
    budget: `≤ ${LONGEST_MS} ms, a second on a phone twenty times slower`,
    holds: ms <= LONGEST_MS,
  },
]
for (const { what, measured, budget, holds } of rows) {
  console.log(`${holds ? ' ' : '✗'} ${what}: ${measured}; budget ${budget}`)
}
for (const [situation, one] of score.situations) {
  console.log(`    correct, ${situation}: ${one.wrong} of ${one.correct} with a difference`)
}
for (const [error, one] of score.classes) console.log(`    ${error}: ${one.found} of ${one.planted} found`)
for (const line of [...wrong, ...unproven.calledRight, ...missed].slice(0, 20)) console.log(`    ${line}`)
recordFigures('payslips', rows)
if (rows.some(({ holds }) => !holds)) process.exitCode = 1
