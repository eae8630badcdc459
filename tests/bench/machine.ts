import { cpus } from 'node:os'
import { measureSqlByHand } from './step-save.ts'

/** Figures from machines of unknown speed cannot be compared. */
export async function describeMachine(): Promise<string> {
  const perSecond = await measureSqlByHand('postgres', 1500)
  const [first] = cpus()
  const cores = `${cpus().length} × ${first?.model.trim() ?? 'processor'}`
  return `  machine: ${perSecond.toFixed(0)} step saves/s as SQL by hand on PostgreSQL; ${cores}; node ${process.version}`
}
