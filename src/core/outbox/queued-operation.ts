import type { QueuedOperation } from '#contract/queued-operation.ts'
import { findQueued } from '#contract/queued.ts'
import type { OutboxRow } from '../store/work-store.ts'

/** The operation of a row, for whoever sends it. @throws for a row of another build */
export function queuedOf(row: OutboxRow): QueuedOperation {
  const queued = findQueued(row.operation)
  if (!queued) throw new Error(`unknown operation ${row.operation}`)
  return queued
}
