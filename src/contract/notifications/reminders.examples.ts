import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./reminders.ts')> = {
  readPtuDays: {
    request: {},
    response: {
      status: 'OK',
      ptu: [
        {
          dias_ejercicio: 365,
          faltas: 3,
          permisos_sin_goce: 2,
          incapacidad: 0,
          permisos_con_goce: 4,
          total: 360,
          dias_periodo: 365,
          comentario: '',
          ejercicio: 2025,
          revisado: 0,
        },
      ],
    },
  },
  listExpressCertifications: {
    request: {},
    response: {
      status: 'OK',
      data: [
        {
          DESCR: 'Montacargas',
          puesto: 'OPERADOR',
          nombre: 'RAÚL DOMÍNGUEZ',
          inicio: '2026-03-09',
          fin: '2026-03-16',
        },
      ],
    },
  },
  readSurveyState: {
    request: { folio: '100102' },
    response: { status: 'OK', data: { pendiente: 1, url: 'https://encuesta.example/clima' } },
  },
  confirmPtuDays: { request: { ejercicio: 2025 }, response: { status: 'OK' } },
  recordSurveyAnswers: {
    request: { folios: ['999999'] },
    response: { status: 'OK', registradas: 0, desconocidas: ['999999'] },
  },
}
