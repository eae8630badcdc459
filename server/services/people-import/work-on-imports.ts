import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { peopleImports } from '../../db/schema/imports/people-import.ts'
import { hashPassword } from '../../identity/password.ts'
import type { Steps } from '../../queues/background.ts'
import { refuseRevoked } from '../import-engine/refuse-revoked.ts'
import { tidyImports } from '../import-engine/tidy.ts'
import { checkImport } from './check.ts'
import { importBatch } from './import-batch.ts'
import type { ImportParts } from './import-parts.ts'
import { lockImports, peopleTables } from '../import-engine/tables.ts'
import { decide } from '../import-engine/decide.ts'
import { takeNextArrival } from '../import-engine/take-arrivals.ts'
import { peopleFamily } from './family.ts'

/** Maximum time of one run: it must end before pg-boss gives the job to another process (jobs.ts). */
const AT_WORK_MS = 40_000
/** People per transaction. On the embedded database all other requests wait for its end. */
const STEP = { first: 50, least: 20, most: 200 }
/** Retry interval while another server process checks a file. */
const ELSEWHERE_MS = 5000

/**
 * Checks or imports files in steps, for a limited time. A step interrupted by SIGKILL is rolled back and runs
 * again.
 * @param ending aborted when the server stops
 * @returns when to run again; null when nothing is left
 */
export async function workOnImports(parts: ImportParts, ending?: AbortSignal): Promise<Date | null> {
  const { db, clock, services } = parts
  const { background } = services
  const steps = background.steps(STEP)
  const until = performance.now() + AT_WORK_MS
  // Hash of a discarded random password, so that no password opens the account (identity/password.ts).
  let unusableHash: string | null = null
  const isUndecided = and(
    eq(peopleImports.state, 'ready'),
    eq(peopleImports.isByItself, true),
    isNull(peopleImports.waitsFor),
  )
  while (performance.now() < until && !ending?.aborted) {
    const [run] = await db
      .select()
      .from(peopleImports)
      .where(or(inArray(peopleImports.state, ['checking', 'running']), isUndecided))
      .limit(1)
    if (!run) {
      await db.transaction((tx) =>
        refuseRevoked(tx, { files: services.files, now: clock.now() }, ['personas']),
      )
      await tidyImports({ db, clock, background }, 'people')
      if (await takeNextArrival(peopleFamily, parts)) continue
      return null
    }
    if (run.state === 'checking') {
      if (!(await checkImport({ db, clock, background }, run, ending)))
        return new Date(clock.now().getTime() + ELSEWHERE_MS)
    } else if (run.state === 'ready')
      await db.transaction((tx) => decide(peopleFamily, tx, run.id, clock.now()))
    else {
      unusableHash ??= await hashPassword(randomBytes(32).toString('base64url'))
      await takeStep(parts, steps, run.id, unusableHash)
    }
  }
  return clock.now()
}

async function takeStep(
  { db, clock, services }: ImportParts,
  steps: Steps,
  importId: number,
  unusableHash: string,
): Promise<void> {
  const most = steps.rows
  const step = async (tx: Tx) => {
    await lockImports(peopleTables, tx)
    await importBatch({ tx, services, clock, now: clock.now(), unusableHash, most }, importId)
  }
  await steps.take(() => db.transaction(step), most)
}
