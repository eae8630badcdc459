import type { Examples } from '../protocol/operation.ts'
import type { RecordedEvent } from './security-record.ts'

const event: RecordedEvent = {
  id: 4012,
  clase: 'document-accepted',
  fecha: '2026-03-18',
  hora: '14:32:07',
  autor: { clave: 'u6', nombre: 'MARICELA QUINTANILLA REYES', numero: '100301' },
  persona: { clave: 'u1', nombre: 'GUADALUPE RAMOS ORTIZ', numero: '100101' },
  direccion: '10.20.0.14',
  detalles: { document: 'INE' },
}

export const examples: Examples<typeof import('./security-record.ts')> = {
  listEvents: {
    request: { grupo: 'papers', desde: '2026-03-01', hasta: '2026-03-31' },
    response: { status: 'OK', data: [event], siguiente: null },
  },
  readEventDays: {
    request: {},
    response: { status: 'OK', dias: [{ dia: '2026-03-18', rechazos: 2, consultas: 14 }] },
  },
  findEventPeople: {
    request: { buscar: 'ramos' },
    response: { status: 'OK', data: [{ clave: 'u1', nombre: 'GUADALUPE RAMOS ORTIZ', numero: '100101' }] },
  },
  exportEvents: {
    request: { autor: 'u6' },
    response: { status: 'OK', data: [event], hayMas: false },
  },
}
