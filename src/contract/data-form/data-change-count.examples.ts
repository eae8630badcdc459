import type { Examples } from '../protocol/operation.ts'

/** Requests and responses of each operation, for the tests; never in the built app. */
export const examples: Examples<typeof import('./data-change-count.ts')> = {
  countDataChanges: { request: {}, response: { status: 'OK', porVer: 3, documentos: 5, personas: 2 } },
}
