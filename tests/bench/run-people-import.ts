import { recordFigures } from '../../scripts/figures.mjs'
import { describeMachine } from './machine.ts'
import { measurePeopleImport } from './people-import.ts'

/** `npm run bench -- people-import`: ten thousand new people from one file, on both databases. */
const PEOPLE = process.argv.includes('--quick') ? 2000 : 10_000

console.log(await describeMachine())
for (const database of ['postgres', 'pglite'] as const) {
  const figures = await measurePeopleImport(database, PEOPLE)
  const isOver = figures.imported !== PEOPLE
  const measured =
    `${figures.checkedPerSecond.toFixed(0)} rows/s looked through, ${figures.importedPerSecond.toFixed(0)} imported; ` +
    `holds ${figures.heldMb.toFixed(0)} MB at the end`
  console.log(`${isOver ? '✗' : ' '} ${database}`.padEnd(12), measured.padEnd(90), 'all imported')
  const what = `file of ${PEOPLE.toLocaleString('en')} people, ${database}`
  recordFigures('speed', [{ what, measured, budget: 'all imported', holds: !isOver }])
  if (isOver) process.exitCode = 1
}
