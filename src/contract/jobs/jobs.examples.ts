import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./jobs.ts')> = {
  listAreas: {
    request: {},
    response: { status: 'OK', areas: [{ id: 1, nombre: 'Producción', vacantes: 2 }] },
  },
  listJobs: {
    request: { area: 1, idArea: 1 },
    response: {
      status: 'OK',
      vacantes: [
        {
          id: 501,
          Nombre: 'Analista de calidad',
          app: { conocimientos: [{ descr: 'Excel' }], escolaridad: { carrera: 'Ingeniería' } },
          lugares: 2,
          preguntas: 1,
          hasta: '2026-01-31',
          contacto: 'Rosa, extensión 214',
        },
      ],
    },
  },
  listJobQuestions: {
    request: { idVacante: 501 },
    response: {
      status: 'OK',
      preguntas: [
        {
          id: 1,
          pregunta: '¿Por qué te interesa?',
          respuesta: '',
          clase: 'texto',
          opciones: [],
          obligatoria: true,
        },
      ],
    },
  },
  readEligibility: {
    request: {},
    response: { status: 'OK', data: { mesesIngreso: 14, mesesOferta: 14, cuadrante: 5 } },
  },
  listOwnApplications: {
    request: {},
    response: {
      status: 'OK',
      data: [
        {
          id: 9,
          vacante: 501,
          nombre: 'Analista de calidad',
          contacto: 'Rosa, extensión 214',
          etapa: 'entrevista',
          enviada: '2026-01-10T15:00:00.000Z',
          desde: '2026-01-12T15:00:00.000Z',
          fecha: '2026-01-20',
          hora: '10:00',
          lugar: 'Sala 2',
          motivo: '',
        },
      ],
    },
  },
}
