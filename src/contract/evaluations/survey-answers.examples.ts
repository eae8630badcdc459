import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./survey-answers.ts')> = {
  sendSurvey: {
    request: {
      idEncuesta: 301,
      resultados: [{ id: 1, respuesta: 3 }],
      fortaleza: 'Puntual',
      oportunidad: 'Delegar',
      idEvaluacion: 12,
    },
    response: { status: 'OK', Puntos: 63 },
  },
}
