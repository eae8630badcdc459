import type { Examples } from '../protocol/operation.ts'
import { deskQuestion } from './poll-desk.examples.ts'

export const examples: Examples<typeof import('./polls.ts')> = {
  listPollQuestions: {
    request: { proyecto: 2 },
    response: {
      status: 'OK',
      preguntas: [
        {
          id: 10,
          pregunta: '¿Usas el transporte de la empresa?',
          respuestas: [
            { id: 53, respuesta: 'Sí' },
            { id: 54, respuesta: 'No' },
          ],
        },
      ],
    },
  },
  listRoutes: { request: {}, response: { status: 'OK', rutas: [{ id: 1, DescRuta: 'Ruta Norte' }] } },
  listPolls: {
    request: {},
    response: {
      status: 'OK',
      data: [
        {
          id: 3,
          titulo: 'Comedor de la planta',
          intro: 'Tu opinión cambia el menú.',
          hasta: '2026-12-18',
          minutos: 2,
          contestada: false,
        },
      ],
    },
  },
  readPoll: {
    request: { id: 3 },
    response: {
      status: 'OK',
      titulo: 'Comedor de la planta',
      intro: 'Tu opinión cambia el menú.',
      preguntas: [deskQuestion],
    },
  },
}
