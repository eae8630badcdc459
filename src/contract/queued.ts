import { rateClarification, requestClarification } from './clarifications.ts'
import { createDispute, rateDispute } from './disputes.ts'
import { uploadDocument } from './document-files.ts'
import { saveStep } from './documents.ts'
import type { AnyOperation } from './operation.ts'

/** Operations that may be sent later: few, because page and worker read their answers without the rest of the contract. */
const queuedOperations: readonly AnyOperation[] = [
  saveStep,
  uploadDocument,
  requestClarification,
  rateClarification,
  createDispute,
  rateDispute,
]

/** @returns null for a number of another build */
export function findQueued(id: string): AnyOperation | null {
  return queuedOperations.find((operation) => operation.id === id) ?? null
}
