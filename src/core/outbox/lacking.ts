import type { Failure } from '../transport/failure.ts'

/** What an older server of ours says of an operation that it does not know: today's words, and those of before. */
const UNKNOWN = /^(Esto todavía|\S+ desconocida)/

/** The server is older than this app and does not know the operation; it may be brought up to date any day. */
export function isLacking(failure: Failure | null): boolean {
  return failure?.kind === 'rejected' && UNKNOWN.test(failure.message)
}
