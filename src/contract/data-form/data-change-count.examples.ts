import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./data-change-count.ts')> = {
  countDataChanges: {
    request: {},
    response: { status: 'OK', porVer: 3, documentos: 5, documentosTarde: 1, personas: 2 },
  },
}
