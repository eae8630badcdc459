import type { Examples } from '../protocol/operation.ts'

/** Requests and responses of each operation, for the tests; never in the built app. */
export const examples: Examples<typeof import('./approval-count.ts')> = {
  countApprovals: { request: {}, response: { status: 'OK', cuantas: 3, encuestas: 1 } },
}
