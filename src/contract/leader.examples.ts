import type { Examples } from './operation.ts'

/** One request and answer of each operation, for the tests; never in the built app. */
export const examples: Examples<typeof import('./leader.ts')> = {
  readTeamSize: { request: {}, response: { status: 'OK', cantidad: 12, alertasNuevas: 3 } },
}
