import type { Examples } from '../protocol/operation.ts'

/** Requests and responses of each operation, for the tests; never in the built app. */
export const examples: Examples<typeof import('./approval-asking.ts')> = {
  askApproval: {
    request: { solicitud: { clase: 'descanso_laborado', dia: '2024-05-12', motivo: 'Inventario' } },
    response: { status: 'OK', id: 1005, autoriza: 'Adriana Garza' },
  },
}
