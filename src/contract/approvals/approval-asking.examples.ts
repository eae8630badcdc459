import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./approval-asking.ts')> = {
  askApproval: {
    request: { solicitud: { clase: 'descanso_laborado', dia: '2024-05-12', motivo: 'Inventario' } },
    response: { status: 'OK', id: 1005, autoriza: 'Adriana Garza' },
  },
}
