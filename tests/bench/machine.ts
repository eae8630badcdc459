import { cpus } from 'node:os'
import { measureSqlByHand } from './step-save.ts'

/**
 * What a table of figures begins with: the same SQL by hand, measured in the same run. The machine's own speed changes
 * by a factor of three from day to day, so no figure says anything without it.
 */
export async function describeMachine(): Promise<string> {
  const perSecond = await measureSqlByHand('postgres', 1500)
  const [first] = cpus()
  const cores = `${cpus().length} × ${first?.model.trim() ?? 'processor'}`
  return `  machine: ${perSecond.toFixed(0)} step saves/s as SQL by hand on PostgreSQL; ${cores}; node ${process.version}`
}
