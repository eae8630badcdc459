import type { QueuedOperation } from '#contract/protocol/queued-operation.ts'
import { findQueued } from './queued-operations.ts'
import type { OutboxRow } from '../store/work-store.ts'

/**
 * Returns the contract's operation of a row.
 * @throws when this build does not know the operation
 */
export function queuedOf(row: OutboxRow): QueuedOperation {
  const queued = findQueued(row.operation)
  if (!queued) throw new Error(`unknown operation ${row.operation}`)
  return queued
}
