import type { Examples } from './operation.ts'

/** One request and answer of each operation, for the tests; never in the built app. */
export const examples: Examples<typeof import('./poll-state.ts')> = {
  readPollState: { request: { proyecto: 1 }, response: { status: 'Vacio', folio: '10234' } },
}
