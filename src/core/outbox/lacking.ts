import { UNKNOWN_OPERATION } from '#contract/unknown-operation.ts'
import type { Failure } from '../transport/failure.ts'

/** The server is older than this app and does not know the operation; it may be brought up to date any day. */
export function isLacking(failure: Failure | null): boolean {
  return failure?.kind === 'rejected' && UNKNOWN_OPERATION.test(failure.message)
}
