import type { Examples } from '../protocol/operation.ts'
import type { OutboundDeskRow } from './outbound.ts'

const fila: OutboundDeskRow = {
  id: '6f0c1c1e-3f0d-4d53-9a77-0f6f6f1f2b11',
  clase: 'tiempo_extra',
  hecho: 'autorizado',
  empresa: '00100',
  empleado: '100101',
  folio: 482,
  fecha: '2026-11-27T18:04:00.000Z',
  desde: '2026-11-28',
  hasta: '2026-11-28',
  detalle: { horas: 2.5, entrada: '14:00' },
  anterior: '',
  nombre: 'GUADALUPE RAMOS ORTEGA',
  departamento: 'PRENSAS',
}

const dias = { clases: ['tiempo_extra' as const], desde: '2026-11-23', hasta: '2026-11-29' }

export const examples: Examples<typeof import('./outbound.ts')> = {
  listOutbound: {
    request: { ...dias, pagina: 1 },
    response: { status: 'OK', data: [fila], total: 1 },
  },
  exportOutbound: {
    request: dias,
    response: { status: 'OK', data: [fila], hayMas: false },
  },
}
