import type { Examples } from '../protocol/operation.ts'

/** Requests and responses of each operation, for the tests; never in the built app. */
export const examples: Examples<typeof import('./recognition-give.ts')> = {
  recognise: {
    request: { valorado: '100103', razon: 'Apoyó al equipo en el cierre', valor: 'Ayudar al equipo' },
    response: { status: 'OK', respuesta: 1 },
  },
}
