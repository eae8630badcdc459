import { cpus } from 'node:os'
import { measureSqlByHand } from './step-save.ts'

/**
 * Describes the machine for the head of each table. Includes its speed: how many times a second it runs the SQL
 * statements of a step save. The speed varies by a factor of three from day to day, so figures are meaningless without
 * it.
 */
export async function describeMachine(): Promise<string> {
  const perSecond = await measureSqlByHand('postgres', 1500)
  const [first] = cpus()
  const cores = `${cpus().length} × ${first?.model.trim() ?? 'processor'}`
  return `  machine: ${perSecond.toFixed(0)} step saves/s as SQL by hand on PostgreSQL; ${cores}; node ${process.version}`
}
