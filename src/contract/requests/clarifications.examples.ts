import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./clarifications.ts')> = {
  listClarificationReasons: {
    request: {},
    response: { status: 'OK', data: [{ ID: 1, nombre: 'Falta de pago de tiempo extra' }] },
  },
  listPayrollPeriods: {
    request: { grupoPago: 5709 },
    response: { status: 'OK', Periodos: [{ end_date: '2024-03-15', period: 5 }] },
  },
  requestClarification: {
    request: {
      periodo: '202405',
      motivo: 1,
      nomMotivo: 'Falta de pago de tiempo extra',
      nuevoMotivo: '',
      comentario: 'No me pagaron el tiempo extra del 12/03',
      revision: ['overtime'],
    },
    response: { status: 'OK', id: 981 },
  },
  listClarifications: {
    request: { perfil: 'usuario' },
    response: {
      status: 'OK',
      data: [
        {
          ID: 981,
          Emplid: '10234',
          fechaRegistro: '2024-03-18',
          FIN_CADPER: '202405',
          periodo: '05 / 2024',
          motivo: 'Descuento no reconocido',
          estatus: 'Cerrada',
          nivelSatisfaccion: 0,
          comentarioGral: 'Me descontaron un día que sí trabajé',
          comentarioNominas: 'Se paga en el siguiente periodo',
        },
      ],
      numNoEvaluados: 1,
      horasUsuales: 24,
    },
  },
  rateClarification: { request: { id: 981, rating: 5 }, response: { status: 'OK' } },
  countUnratedClarifications: { request: {}, response: { status: 'OK', numNoEvaluados: 1 } },
  answerClarification: {
    request: { id: 981, comentarioNominas: 'Se paga en el siguiente periodo', revisionCierta: true },
    response: { status: 'OK' },
  },
  reopenClarification: { request: { id: 981 }, response: { status: 'OK' } },
}
