import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connect.ts'
import { peopleImports } from '../../db/schema/imports/people-import.ts'
import type { Services } from '../../facilities/services.ts'
import { hashPassword } from '../../identity/password.ts'
import { checkImport } from './check.ts'
import { importBatch } from './import-batch.ts'
import { lockImports } from './lock.ts'
import { decide, takeNextArrival } from './take-arrivals.ts'

/** One job's share: it ends before pg-boss gives it to another copy (jobs.ts). */
const AT_WORK_MS = 40_000
/** Between two steps: on the embedded database a call of several questions would wait for a whole step at each of them. */
const OTHERS_TURN_MS = 10

export interface ImportParts {
  db: Database
  clock: Clock
  services: Pick<Services, 'sessions' | 'files'>
}

/**
 * Checks or imports what somebody has handed over, or a program has brought, a step at a time, for a while. A step that was
 * broken off (SIGKILL) is taken again: nothing of it has happened. @param ending aborted when the server stops
 * @returns when there is more to do
 */
export async function workOnImports(parts: ImportParts, ending?: AbortSignal): Promise<Date | null> {
  const { db, clock } = parts
  const until = performance.now() + AT_WORK_MS
  // Of nobody's: it is thrown away, so that no text opens the account (identity/password.ts).
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
      if (await takeNextArrival(parts)) continue
      return null
    }
    if (run.state === 'checking') await checkImport(db, run, clock.now())
    else if (run.state === 'ready') await db.transaction((tx) => decide(tx, run.id, clock.now()))
    else {
      unusableHash ??= await hashPassword(randomBytes(32).toString('base64url'))
      await takeStep(parts, run.id, unusableHash)
    }
    await setTimeout(OTHERS_TURN_MS)
  }
  return clock.now()
}

async function takeStep(
  { db, clock, services }: ImportParts,
  importId: number,
  unusableHash: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockImports(tx)
    await importBatch({ tx, services, now: clock.now(), unusableHash }, importId)
  })
}
