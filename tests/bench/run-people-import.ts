import { recordFigures } from '../../scripts/figures.mjs'
import { describeMachine } from './machine.ts'
import { judgeMeanwhile, MEANWHILE_LIMITS } from './meanwhile.ts'
import { databasesToMeasure, sizeOf } from './chosen.ts'
import { measurePeopleImport } from './people-import.ts'

const PEOPLE = sizeOf({ quick: 2000, full: 10_000 })

console.log(await describeMachine())
for (const database of databasesToMeasure()) {
  const figures = await measurePeopleImport(database, PEOPLE)
  const judged = judgeMeanwhile(figures.meanwhile, database === 'postgres')
  const isOver = figures.imported !== PEOPLE || judged.isOver
  const measured =
    `${figures.checkedPerSecond.toFixed(0)} rows/s checked, ${figures.importedPerSecond.toFixed(0)} imported; ` +
    `holds ${figures.heldMb.toFixed(0)} MB at the end`
  const budget = `all imported; ${MEANWHILE_LIMITS}`
  console.log(`${isOver ? '✗' : ' '} ${database}`.padEnd(12), measured)
  for (const line of [...judged.said, budget]) console.log(' '.repeat(12), line)
  const what = `file of ${PEOPLE.toLocaleString('en')} people, ${database}`
  recordFigures('speed', [{ what, measured: [measured, ...judged.said].join('; '), budget, holds: !isOver }])
  if (isOver) process.exitCode = 1
}
