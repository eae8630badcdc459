import type { AnyOperation } from '#contract/operation.ts'
import { findQueued } from '#contract/queued.ts'
import type { OutboxRow } from '../store/work-store.ts'

/** Of whoever delivers alone: what confirms a request brings its operation along. @throws for a row of another build */
export function operationOf(row: OutboxRow): AnyOperation {
  const operation = findQueued(row.operation)
  if (!operation) throw new Error(`unknown operation ${row.operation}`)
  return operation
}
