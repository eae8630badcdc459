import { randomBytes } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connect.ts'
import { peopleImports } from '../../db/schema/imports/people-import.ts'
import type { Services } from '../../facilities/services.ts'
import { hashPassword } from '../../identity/password.ts'
import { checkImport } from './check.ts'
import { importBatch } from './import-batch.ts'
import { lockImports } from './lock.ts'

/** Then whatever else waits has its turn. */
const AT_WORK_MS = 8000

export interface ImportParts {
  db: Database
  clock: Clock
  services: Pick<Services, 'sessions'>
}

/**
 * Checks or imports what somebody has handed over, a step at a time, for a while. A step that was broken off (SIGKILL) is
 * taken again: nothing of it has happened. @returns when there is more to do
 */
export async function workOnImports(parts: ImportParts): Promise<Date | null> {
  const { db, clock } = parts
  const until = performance.now() + AT_WORK_MS
  // Of nobody's: it is thrown away, so that no text opens the account (identity/password.ts).
  let unusableHash: string | null = null
  while (performance.now() < until) {
    const [run] = await db
      .select()
      .from(peopleImports)
      .where(inArray(peopleImports.state, ['checking', 'running']))
      .limit(1)
    if (!run) return null
    if (run.state === 'checking') await checkImport(db, run, clock.now())
    else {
      unusableHash ??= await hashPassword(randomBytes(32).toString('base64url'))
      await takeStep(parts, run.id, unusableHash)
    }
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
