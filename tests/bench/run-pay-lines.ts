import { recordFigures } from '../../scripts/figures.mjs'
import { EXPLAINED_PERCENT, scoreLines } from './pay-lines.ts'

/** `npm run bench -- pay-lines`: scores the explanations of lines as twelve payroll systems write them. */
const { receipts, lines, explained, percent, wrong, unexplained } = scoreLines(100)
const holds = percent >= EXPLAINED_PERCENT && wrong.length === 0
const measured = `${percent.toFixed(1)} % (${explained} of ${lines}); ${wrong.length} wrong`
const budget = `≥ ${EXPLAINED_PERCENT} %; 0`
console.log(`${holds ? ' ' : '✗'} ${receipts} receipts in twelve styles: ${measured}; budget ${budget}`)
for (const line of [...wrong, ...unexplained].slice(0, 20)) console.log(`    ${line}`)
recordFigures('payslips', [
  { what: 'payslips: explained lines of receipts in twelve payroll styles', measured, budget, holds },
])
if (!holds) process.exitCode = 1
