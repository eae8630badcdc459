import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./privacy-right-ask.ts')> = {
  askPrivacyRight: {
    request: { derecho: 'rectificacion', texto: 'Mi domicilio está mal escrito.' },
    response: { status: 'OK', folio: 12, limite: '2026-12-14' },
  },
}
