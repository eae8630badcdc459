import { setTimeout } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connect.ts'
import { dataImports } from '../../db/schema/imports/data-import.ts'
import { checkStep } from './check-step.ts'
import { importStep } from './import-step.ts'
import { lockDataImports } from './lock.ts'

/** Then whatever else waits has its turn. */
const AT_WORK_MS = 8000
/** Between two steps: the embedded database lies in this process, and lets nobody else in while it works. */
const OTHERS_TURN_MS = 10

export interface ImportParts {
  db: Database
  clock: Clock
}

/**
 * Looks through or imports what somebody has handed over, a step at a time, for a while. Each step is a transaction: one that
 * was broken off (SIGKILL) is taken again, and nothing of it has happened. @returns when there is more to do
 */
export async function workOnDataImports({ db, clock }: ImportParts): Promise<Date | null> {
  const until = performance.now() + AT_WORK_MS
  while (performance.now() < until) {
    const isAny = await db.transaction(async (tx) => {
      await lockDataImports(tx)
      const [run] = await tx
        .select()
        .from(dataImports)
        .where(inArray(dataImports.state, ['checking', 'running']))
        .orderBy(dataImports.id)
        .limit(1)
        .for('update')
      if (!run) return false
      if (run.state === 'checking') await checkStep(tx, run, clock.now())
      else await importStep(tx, run, clock.now())
      return true
    })
    if (!isAny) return null
    await setTimeout(OTHERS_TURN_MS)
  }
  return clock.now()
}
