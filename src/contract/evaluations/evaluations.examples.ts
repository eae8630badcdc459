import type { Examples } from '../protocol/operation.ts'

const scores = {
  revision: 1,
  fecha: '2024-04-20',
  calificacion: 78.75,
  nivel: 5,
  auto_calificacion: 85,
  auto_nivel: 5,
  personas: 5,
  categorias: [{ nombre: 'Trabajo en equipo', otros: 90, propia: 75 }],
}

export const exampleResult = {
  id: 12,
  numero: '20011',
  nombre: 'LUIS DIAZ',
  puesto: 'AUXILIAR',
  departamento: 'ALMACEN',
  foto: '',
  estatus: 4,
  actual: scores,
  anterior: null,
  fortaleza: { categoria: 'Trabajo en equipo', frase: 'Ofrece ayuda sin que se la pidan.' },
  oportunidad: { categoria: 'Comunicación', frase: 'Avisa cuando le preguntan.', siguiente: 'Curso' },
  comentarios: { fortalezas: ['Puntual'], oportunidades: ['Delegar'] },
}

export const examples: Examples<typeof import('./evaluations.ts')> = {
  listSurveys: {
    request: { idEvaluacion: 12 },
    response: {
      status: 'OK',
      result: {
        encuestas: [
          {
            id: 301,
            evaluador: '20012',
            NAME: 'ANA CRUZ',
            tipo: 'Par',
            Puntos: 0,
            estadoActual: 'Pendiente',
            estatus: 0,
          },
        ],
        total: 8,
        completados: 7,
        evaluado: {
          calificacion: null,
          nivel: null,
          auto_calificacion: null,
          auto_nivel: null,
          estatus: 3,
        },
      },
    },
  },
  removeSurvey: { request: { item: { id: 301 } }, response: { status: 'OK', pendientes: 2 } },
  calculateScores: {
    request: { idEvaluacion: 12 },
    response: { status: 'OK', calificacion: 78.75, nivel: 5, auto_calificacion: 85, auto_nivel: 5 },
  },
  finishEvaluation: { request: { idEvaluacion: 12 }, response: { status: 'OK' } },
  changeSurvey: {
    request: {
      emplid: '20018',
      idEvaluacion: 12,
      idEncuesta: 301,
      infoEncuesta: { evaluador: '20012', tipo: 'Par' },
    },
    response: { status: 'OK' },
  },
  remindEvaluator: { request: { item: { id: 301 } }, response: { status: 'OK' } },
  listCollaborators: {
    request: {},
    response: {
      status: 'OK',
      colaboradores: [
        {
          EMPLID: '10234',
          nombreMostrar: '10234 - MARIA LOPEZ HERNANDEZ',
          NAME: 'MARIA LOPEZ HERNANDEZ',
        },
      ],
    },
  },
  readResult: { request: { idEvaluacion: 12 }, response: { status: 'OK', data: exampleResult } },
  readProgress: {
    request: {},
    response: {
      status: 'OK',
      data: {
        departamentos: [
          {
            nombre: 'ALMACEN',
            personas: 4,
            total: 24,
            completados: 17,
            atrasadas: 1,
            calificacion: null,
          },
        ],
        categorias: [{ nombre: 'Trabajo en equipo', otros: 81.5 }],
        mandaCorreos: true,
        pendientes: [
          {
            numero: '20012',
            nombre: 'ANA CRUZ',
            departamento: 'ALMACEN',
            encuestas: 2,
            vence: '2024-04-20',
            tieneCorreo: true,
            tieneCuenta: true,
            recordado: '',
          },
        ],
      },
    },
  },
  remindPending: {
    request: { numeros: ['20012'] },
    response: { status: 'OK', enviados: 1, sinCorreo: 0, yaHoy: 0 },
  },
}
