import { and, asc, gt, inArray, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { dataArrivals, dataImports } from '../../db/schema/imports/data-import.ts'
import { endDiscarded } from '../import-engine/arrivals.ts'
import { refuseRevoked } from '../import-engine/refuse-revoked.ts'
import { tidyImports } from '../import-engine/tidy.ts'
import { checkStep } from './check-step.ts'
import { importStep } from './import-step.ts'
import type { ImportParts, ImportRow } from './may-import.ts'
import { dataTables, lockImports } from '../import-engine/tables.ts'
import { takeNextArrival } from '../import-engine/take-arrivals.ts'
import { dataFamily } from './family.ts'

/**
 * Maximum time per job in ms. It must end before pg-boss gives the job to another instance
 * (jobs.ts).
 */
const AT_WORK_MS = 40_000
/** Rows per transaction. On the embedded database all others wait for its end. */
const STEP = { first: 100, least: 25, most: 500 }

/**
 * Checks and imports files in steps, for a limited time; several kinds take turns. Each step is one
 * transaction, so that a killed step leaves nothing behind and runs again.
 * @param ending aborted when the server stops
 * @returns time of the next run; null if nothing is left
 */
export async function workOnDataImports(parts: ImportParts, ending?: AbortSignal): Promise<Date | null> {
  const { db, clock, services } = parts
  const { background } = services
  const steps = background.steps(STEP)
  const until = performance.now() + AT_WORK_MS
  let last = 0
  await endDiscarded(db, dataArrivals, clock.now())
  await db.transaction((tx) => refuseRevoked(tx, { files: services.files, now: clock.now() }, ['datos']))
  while (performance.now() < until && !ending?.aborted) {
    const taken = await takeNextArrival(dataFamily, parts)
    const most = steps.rows
    const done = await steps.take(() => takeStep(parts, last, most), most)
    if (done === null && !taken) {
      await tidyImports({ db, clock, background }, 'data')
      return null
    }
    last = done ?? 0
  }
  return clock.now()
}

/**
 * Runs one step. @param after import of the previous step @returns import of this step; null if
 * none is left
 */
async function takeStep({ db, clock }: ImportParts, after: number, most: number): Promise<number | null> {
  return db.transaction(async (tx) => {
    await lockImports(dataTables, tx)
    const run = (await nextRun(tx, gt(dataImports.id, after))) ?? (await nextRun(tx))
    if (!run) return null
    if (run.state === 'checking') await checkStep(tx, run, clock.now(), most)
    else await importStep(tx, run, clock.now(), most)
    return run.id
  })
}

async function nextRun(tx: Tx, which?: SQL): Promise<ImportRow | undefined> {
  const [run] = await tx
    .select()
    .from(dataImports)
    .where(and(inArray(dataImports.state, ['checking', 'running']), which))
    .orderBy(asc(dataImports.id))
    .limit(1)
    .for('update')
  return run
}
