import { UNKNOWN_OPERATION } from '#contract/protocol/unknown-operation.ts'
import type { Failure } from '../transport/failure.ts'

/** Returns whether the server does not know the operation, because it is older than this app. */
export function isUnknownOperation(failure: Failure | null): boolean {
  return failure?.kind === 'rejected' && UNKNOWN_OPERATION.test(failure.message)
}
