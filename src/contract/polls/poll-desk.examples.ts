import type { Examples } from '../protocol/operation.ts'
import type { WireQuestion } from './poll-definition.ts'

export const deskQuestion: WireQuestion = {
  id: 1,
  tipo: 'varias',
  pregunta: '¿Qué comes entre semana?',
  pagina: 1,
  opciones: [
    { id: 1, texto: 'Guisado del día' },
    { id: 2, texto: 'Ensalada' },
    { id: 3, texto: 'Nada de esto' },
  ],
  obligatoria: true,
  maximo: 2,
  solas: [3],
  cuando: null,
  bajo: '',
  alto: '',
}
const encuesta = {
  titulo: 'Comedor de la planta',
  intro: 'Tu opinión cambia el menú.',
  preguntas: [deskQuestion],
  audiencia: { clase: 'departamentos' as const, ids: ['D100'] },
  desde: '2026-11-20',
  hasta: '2026-12-18',
}
const total = [
  { pregunta: 1, contestaron: 12, opciones: [{ id: 1, cuantos: 12 }], textos: [], escribieron: 0 },
]

export const examples: Examples<typeof import('./poll-desk.ts')> = {
  listDeskPolls: {
    request: {},
    response: {
      status: 'OK',
      data: [
        {
          id: 3,
          titulo: 'Comedor de la planta',
          estado: 'abierta',
          desde: '2026-11-20',
          hasta: '2026-12-18',
          personas: 40,
          contestadas: 12,
          revision: 2,
          fija: false,
        },
      ],
    },
  },
  savePoll: {
    request: { id: null, revision: 0, encuesta },
    response: { status: 'OK', id: 3, revision: 1 },
  },
  publishPoll: { request: { id: 3, revision: 1 }, response: { status: 'OK', personas: 40 } },
  closePoll: { request: { id: 3 }, response: { status: 'OK' } },
  readPollResults: {
    request: { id: 3 },
    response: {
      status: 'OK',
      titulo: 'Comedor de la planta',
      preguntas: [deskQuestion],
      personas: 40,
      contestadas: 12,
      pocas: false,
      total,
      grupos: [{ nombre: 'Ensamble', contestadas: 12, preguntas: total }],
      ocultos: 0,
    },
  },
  countAudience: {
    request: { audiencia: { clase: 'todos', ids: [] } },
    response: {
      status: 'OK',
      personas: 40,
      conCuenta: 38,
      plantas: [{ id: '1', nombre: 'Planta Norte', personas: 40 }],
      departamentos: [{ id: 'D100', nombre: 'Ensamble', personas: 12 }],
      grupos: [{ id: '1', nombre: 'Semanal', personas: 30 }],
    },
  },
  deletePollDraft: { request: { id: 3, revision: 1 }, response: { status: 'OK' } },
  copyPoll: { request: { id: 3 }, response: { status: 'OK', id: 4 } },
  readDeskPoll: {
    request: { id: 3 },
    response: {
      status: 'OK',
      encuesta,
      estado: 'abierta',
      revision: 2,
      fija: false,
      proyecto: 0,
      avance: [{ nombre: 'Ensamble', personas: 12, contestadas: 4 }],
    },
  },
}
