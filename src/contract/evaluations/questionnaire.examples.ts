import { exampleResult } from './evaluations.examples.ts'
import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./questionnaire.ts')> = {
  readQuestionnaire: {
    request: { idEncuesta: 301, idTipo: 1 },
    response: {
      status: 'OK',
      encuestador: { id: '20012' },
      categorias: [
        {
          id: 1,
          nombre: 'Trabajo en equipo',
          preguntas: [{ id: 1, nombre: 'Colabora con otros', respuesta: null, momento: null, medallas: [] }],
        },
      ],
      fortaleza: '',
      momentoFortaleza: null,
      oportunidad: '',
      momentoOportunidad: null,
    },
  },
  listOwnSurveys: {
    request: {},
    response: {
      status: 'OK',
      data: [
        {
          idEncuesta: 301,
          idEvaluacion: 12,
          idTipo: 1,
          tipo: 'Par',
          numero: '20011',
          nombre: 'LUIS DIAZ',
          puesto: 'AUXILIAR',
          departamento: 'ALMACEN',
          foto: '',
          vence: '2024-04-20',
          terminada: false,
          preguntas: 20,
          contestadas: 7,
        },
      ],
      tieneResultado: false,
    },
  },
  keepAnswers: {
    request: {
      idEncuesta: 301,
      respuestas: [{ id: 1, respuesta: 3, momento: 1_712_000_000_000 }],
      fortaleza: 'Puntual',
      momentoFortaleza: 1_712_000_000_000,
    },
    response: { status: 'OK' },
  },
  readOwnResult: { request: {}, response: { status: 'OK', data: exampleResult } },
}
