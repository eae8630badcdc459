import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./recognition-give.ts')> = {
  recognise: {
    request: { valorado: '100103', razon: 'Apoyó al equipo en el cierre', valor: 'Ayudar al equipo' },
    response: { status: 'OK', respuesta: 1 },
  },
}
