import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./privacy-desk.ts')> = {
  listPrivacyNotices: {
    request: {},
    response: {
      status: 'OK',
      data: [
        {
          version: 1,
          fecha: '18/03/2026 09:00:00',
          quien: 'Ramiro Salas Ortega',
          cambios: '',
          aceptaron: 12,
        },
      ],
      personas: 30,
      texto: '# Aviso\nTus datos.',
      generado: '# Aviso',
      agregado: 'Tus datos.',
    },
  },
  publishPrivacyNotice: {
    request: { version: 1, agregado: 'Tus datos.', cambios: '' },
    response: { status: 'OK', version: 1 },
  },
  readRetention: {
    request: {},
    response: {
      status: 'OK',
      data: [
        {
          clase: 'documents',
          meses: 60,
          activos: false,
          porBloquear: {
            personas: 2,
            datos: 11,
            archivos: 11,
            retenidos: [{ motivo: 'held', datos: 3, personas: 1 }],
          },
          bloqueados: 4,
          porBorrar: 0,
        },
      ],
    },
  },
  previewRetention: {
    request: { clase: 'documents', meses: 60 },
    response: { status: 'OK', data: { personas: 2, datos: 11, archivos: 11, retenidos: [] } },
  },
  setRetention: {
    request: { clase: 'documents', meses: 60, antes: null },
    response: { status: 'OK', version: 2 },
  },
  listHolds: {
    request: {},
    response: {
      status: 'OK',
      data: [
        {
          id: 1,
          nombre: 'María Fernanda López García',
          numero: '100101',
          usuario: '100101',
          motivo: 'Juicio laboral 120/2026',
          desde: '18/03/2026 09:00:00',
          quien: 'Ramiro Salas Ortega',
        },
      ],
    },
  },
  holdPerson: {
    request: { persona: '100101', motivo: 'Juicio laboral 120/2026' },
    response: { status: 'OK', id: 1, nombre: 'María Fernanda López García' },
  },
  endHold: { request: { id: 1 }, response: { status: 'OK' } },
}
