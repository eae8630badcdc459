import { inArray } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connect.ts'
import { dataImports } from '../../db/schema/imports/data-import.ts'
import type { Services } from '../../facilities/services.ts'
import { tidyImports } from '../import-file/tidy.ts'
import { checkStep } from './check-step.ts'
import { importStep } from './import-step.ts'
import { lockDataImports } from './lock.ts'

/** Then whatever else waits has its turn. */
const AT_WORK_MS = 8000
/** Rows of one transaction: on the embedded database everybody else waits for its end. */
const STEP = { first: 100, least: 25, most: 500 }

export interface ImportParts {
  db: Database
  clock: Clock
  services: Pick<Services, 'background'>
}

/**
 * Looks through or imports what somebody has handed over, a step at a time, for a while. Each step is a transaction: one that
 * was broken off (SIGKILL) is taken again, and nothing of it has happened. @returns when there is more to do
 */
export async function workOnDataImports({ db, clock, services }: ImportParts): Promise<Date | null> {
  const { background } = services
  const steps = background.steps(STEP)
  const until = performance.now() + AT_WORK_MS
  while (performance.now() < until) {
    const most = steps.rows
    const step = async (tx: Tx) => {
      await lockDataImports(tx)
      const [run] = await tx
        .select()
        .from(dataImports)
        .where(inArray(dataImports.state, ['checking', 'running']))
        .orderBy(dataImports.id)
        .limit(1)
        .for('update')
      if (!run) return false
      if (run.state === 'checking') await checkStep(tx, run, clock.now(), most)
      else await importStep(tx, run, clock.now(), most)
      return true
    }
    if (await steps.take(() => db.transaction(step), most)) continue
    await tidyImports({ db, clock, background }, 'data')
    return null
  }
  return clock.now()
}
