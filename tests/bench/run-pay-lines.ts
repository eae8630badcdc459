import { recordFigures } from '../../scripts/figures.mjs'
import { EXPLAINED_PERCENT, scoreLines, scorePublicLines } from './pay-lines.ts'

const generated = scoreLines(100)
const published = scorePublicLines()
const budget = `≥ ${EXPLAINED_PERCENT} %; 0`
const share = ({ percent, explained, lines }: typeof generated) =>
  `${percent.toFixed(1)} % (${explained} of ${lines})`
const rows = [
  {
    what: 'payslips: explained lines of receipts in twelve payroll styles',
    measured: `${share(generated)}; ${generated.wrong.length} wrong`,
    budget,
    holds: generated.percent >= EXPLAINED_PERCENT && generated.wrong.length === 0,
  },
  {
    what: `payslips: explained lines of ${published.receipts} public receipts`,
    measured: `${share(published)}, ${published.quoted} quoted, ${published.needlessQuotes.length} of them needlessly; ${published.wrong.length} wrong`,
    budget,
    holds: published.percent >= EXPLAINED_PERCENT && published.wrong.length === 0,
  },
]
for (const { what, measured, holds } of rows) {
  console.log(`${holds ? ' ' : '✗'} ${what}: ${measured}; budget ${budget}`)
}
for (const { wrong, unexplained } of [generated, published]) {
  for (const line of [...wrong, ...unexplained].slice(0, 20)) console.log(`    ${line}`)
}
for (const line of published.needlessQuotes) console.log(`    quoted needlessly: ${line}`)
recordFigures('payslips', rows)
if (rows.some(({ holds }) => !holds)) process.exitCode = 1
