import type { Examples } from '../protocol/operation.ts'

/** Requests and responses of each operation, for the tests; never in the built app. */
export const examples: Examples<typeof import('./leader.ts')> = {
  readTeamSize: { request: {}, response: { status: 'OK', cantidad: 12, alertasNuevas: 3 } },
}
