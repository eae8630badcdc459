import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./poll-answers.ts')> = {
  readPollState: { request: { proyecto: 1 }, response: { status: 'Vacio', folio: '10234' } },
  sendBenefits: {
    request: {
      proyecto: 1,
      radios: [1, 2, 3, 4].map((at) => ({ id: at, respuesta: at })).concat([{ id: 6, respuesta: 25 }]),
      ask5: [23],
      ask8: [30, 31],
      ask9: [60],
      abierta: 'Gimnasio',
    },
    response: { status: 'OK' },
  },
  sendRoutes: {
    request: {
      proyecto: 2,
      respuestas: [
        { id: 10, respuesta: 53 },
        { id: 11, respuesta: 1 },
        { id: 12, respuesta: 70 },
      ],
    },
    response: { status: 'OK' },
  },
  sendPoll: {
    request: { id: 3, respuestas: [{ pregunta: 1, opciones: [2], texto: '' }] },
    response: { status: 'OK' },
  },
}
