import type { Examples } from '../protocol/operation.ts'

const posting = {
  area: 6,
  conocimientos: ['Leer diagramas eléctricos'],
  carrera: 'Técnico en electromecánica',
  hasta: '2026-01-31',
  contacto: 'Rosa, extensión 214',
}
const question = {
  id: 1,
  pregunta: '¿Por qué te interesa?',
  clase: 'texto',
  opciones: [],
  obligatoria: true,
} as const

export const examples: Examples<typeof import('./job-desk.ts')> = {
  listPostings: {
    request: {},
    response: {
      status: 'OK',
      data: [
        {
          folio: 7315,
          puesto: 'Soldador',
          lugares: 2,
          pidio: 'Ana Ruiz',
          estado: 'abierta',
          hasta: '2026-01-31',
          postulaciones: 3,
          recibidas: 1,
        },
      ],
    },
  },
  readPosting: {
    request: { folio: 7315 },
    response: {
      status: 'OK',
      data: {
        ...posting,
        folio: 7315,
        puesto: 'Soldador',
        lugares: 2,
        estado: 'abierta',
        revision: 1,
        preguntas: [{ ...question, opciones: [], contestada: false }],
      },
    },
  },
  publishPosting: {
    request: { ...posting, folio: 7315, revision: 0, preguntas: [{ ...question, id: null, opciones: [] }] },
    response: { status: 'OK', revision: 1 },
  },
  closePosting: { request: { folio: 7315, revision: 1 }, response: { status: 'OK', revision: 2 } },
  listApplications: {
    request: { folio: 7315, pagina: 1 },
    response: {
      status: 'OK',
      data: [
        {
          id: 9,
          nombre: 'Ana Ruiz',
          numero: '100101',
          puesto: 'Operador',
          vacante: 'Soldador',
          etapa: 'recibida',
          enviada: '2026-01-10T15:00:00.000Z',
          fecha: '',
          hora: '',
        },
      ],
      vacantes: [{ folio: 7315, puesto: 'Soldador' }],
      empresas: [{ clave: '00100', nombre: 'Tres Turnos' }],
      total: 1,
      porPagina: 30,
    },
  },
  readApplication: {
    request: { id: 9 },
    response: {
      status: 'OK',
      data: {
        id: 9,
        folio: 7315,
        vacante: 'Soldador',
        nombre: 'Ana Ruiz',
        numero: '100101',
        puesto: 'Operador',
        etapa: 'recibida',
        revision: 1,
        enviada: '2026-01-10T15:00:00.000Z',
        mesesIngreso: 14,
        mesesOferta: 14,
        cuadrante: 5,
        fecha: '',
        hora: '',
        lugar: '',
        motivo: '',
        candidato: null,
        respuestas: [{ pregunta: '¿Por qué te interesa?', clase: 'texto', respuesta: 'Quiero crecer' }],
        pasos: [{ etapa: 'recibida', cuando: '2026-01-10T15:00:00.000Z', quien: '' }],
        notas: [],
      },
    },
  },
  moveApplication: {
    request: { id: 9, revision: 1, accion: 'revisar' },
    response: { status: 'OK', revision: 2 },
  },
  noteApplication: { request: { id: 9, texto: 'Llamar antes de las dos.' }, response: { status: 'OK' } },
}
