import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { csvOf, HEADINGS, inventPerson, rowOf } from '../support/files/people-files.ts'
import { peopleImportActions } from '../support/people/people-import.ts'
import type { DatabaseKind } from '../support/server/databases/database.ts'
import { startServer, withoutPace } from '../support/server/server.ts'
import { type Meanwhile, measureMeanwhile } from './meanwhile.ts'

const MB = 1_048_576

export interface PeopleFigures {
  checkedPerSecond: number
  importedPerSecond: number
  imported: number
  /** JavaScript memory in MB at the end, after garbage collection. */
  heldMb: number
  meanwhile: Meanwhile
}

export async function measurePeopleImport(database: DatabaseKind, count: number): Promise<PeopleFigures> {
  const server = withoutPace(await startServer({ database }))
  try {
    const hands = peopleImportActions(server)
    const file = csvOf([HEADINGS, ...Array.from({ length: count }, (_, at) => rowOf(inventPerson(at)))])
    let checkedMs = 0
    let importedMs = 0
    const { result: imported, meanwhile } = await measureMeanwhile(server, async () => {
      const begun = performance.now()
      const { id } = await hands.check(file)
      checkedMs = performance.now() - begun
      const { hechas } = await hands.run(id)
      importedMs = performance.now() - begun - checkedMs
      return hechas
    })
    setFlagsFromString('--expose_gc')
    const collect = runInNewContext('gc') as () => void
    collect()
    const { heapUsed, external } = process.memoryUsage()
    return {
      checkedPerSecond: (count * 1000) / checkedMs,
      importedPerSecond: (count * 1000) / importedMs,
      imported,
      heldMb: (heapUsed + external) / MB,
      meanwhile,
    }
  } finally {
    await server.stop()
  }
}
