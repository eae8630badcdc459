/// <reference types="vite/types/import-meta.d.ts" />
import type { QueuedOperation } from '#contract/protocol/queued-operation.ts'

const files = import.meta.glob<{ queued: readonly QueuedOperation[] }>('../../contract/*/*.queued.ts', {
  eager: true,
})

/**
 * Operations that may be sent later, from every *.queued.ts. The page and the worker load only these
 * operations of the contract.
 */
export const queuedOperations: readonly QueuedOperation[] = Object.values(files).flatMap(
  ({ queued }) => queued,
)

/** @returns null for an operation of another build */
export function findQueued(id: string): QueuedOperation | null {
  return queuedOperations.find(({ operation }) => operation.id === id) ?? null
}
