import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { eq } from 'drizzle-orm'
import { addDays } from '#domain/time/dates.ts'
import { employees } from '#server/db/schema/people.ts'
import { importPayrollFile } from '#server/services/payroll-import/import-file.ts'
import { writeCfdi } from '../support/files/cfdi-writer.ts'
import { inventReceipt, type Payee } from '../support/files/payroll-receipts.ts'
import { writeZip, type ZipEntry } from '../support/files/zip-maker.ts'
import { payeeOf, strangerOf } from '../support/people/payees.ts'
import type { DatabaseKind } from '../support/server/databases/database.ts'
import { startServer, type TestServer } from '../support/server/server.ts'
import { type Meanwhile, measureMeanwhile } from './meanwhile.ts'

const WEEKS = 2
const FIRST_SUNDAY = '2031-01-05'
const MB = 1_048_576

export interface ImportFigures {
  perSecond: number
  taken: number
  zipMb: number
  /** JavaScript memory in MB after a fifth of the run and at its end, after garbage collection. */
  earlyMb: number
  lateMb: number
  meanwhile: Meanwhile
}

export async function measurePayrollImport(database: DatabaseKind, count: number): Promise<ImportFigures> {
  const server = await startServer({ database })
  const folder = mkdtempSync(join(tmpdir(), 'turno-payroll-'))
  try {
    const path = join(folder, 'nomina.zip')
    const people = await addPeople(server, Math.ceil(count / WEEKS))
    writeZip(path, receiptsOf(people, count))
    const collect = openCollector()
    const held: number[] = []
    const note = () => {
      collect()
      const { heapUsed, external } = process.memoryUsage()
      held.push((heapUsed + external) / MB)
    }
    let seconds = 0
    const { result, meanwhile } = await measureMeanwhile(server, async () => {
      const begun = performance.now()
      const end = await importPayrollFile(
        {
          db: server.db,
          files: server.services.files,
          clock: server.clock,
          background: server.services.background,
          clamdUrl: null,
          satCertificates: [],
        },
        path,
        // Collects garbage only twice, because it blocks everything.
        ({ done }) => void (held.length === 0 && done >= count / 5 && note()),
      )
      seconds = (performance.now() - begun) / 1000
      return end.row
    })
    note()
    return {
      perSecond: count / seconds,
      taken: result.taken,
      zipMb: readFileSync(path).length / MB,
      earlyMb: held.length > 1 ? (held[0] ?? 0) : 0,
      lateMb: held.at(-1) ?? 0,
      meanwhile,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await server.stop()
  }
}

function openCollector(): () => void {
  setFlagsFromString('--expose_gc')
  return runInNewContext('gc') as () => void
}

async function addPeople(server: TestServer, count: number): Promise<Payee[]> {
  const { issuerRfc } = await payeeOf(server, '100101')
  const [model] = await server.db.select().from(employees).where(eq(employees.number, '100101'))
  if (!model) throw new Error('no employee 100101 to copy')
  const { id: _, ...like } = model
  const people = Array.from({ length: count }, (_each, place) => strangerOf(place, issuerRfc))
  for (let start = 0; start < count; start += 500) {
    const rows = people
      .slice(start, start + 500)
      .map(({ number, rfc, curp, nss }) => ({ ...like, number, rfc, curp, nss }))
    await server.db.insert(employees).values(rows)
  }
  return people
}

function* receiptsOf(people: readonly Payee[], count: number): Generator<ZipEntry> {
  for (let at = 0; at < count; at++) {
    const payee = people[at % people.length]
    if (!payee) return
    const endDate = addDays(FIRST_SUNDAY, 7 * Math.floor(at / people.length))
    const receipt = inventReceipt({ payee, endDate, days: 7, periodicity: '02' })
    yield { name: `2031/${payee.number}_${endDate}.xml`, bytes: writeCfdi(receipt) }
  }
}
