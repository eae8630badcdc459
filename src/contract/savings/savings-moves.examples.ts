import type { Examples } from '../protocol/operation.ts'

const payday = { fecha_prenom: '2026-11-25', fecha_nom: '2026-11-27', grupoPago: 2 }
const request = { monto: 200, ...payday }
const response = { status: 'OK', respuesta: 1, fechaNomina: '2026-11-30' }

export const examples: Examples<typeof import('./savings-moves.ts')> = {
  enrol: { request, response },
  changeSavedAmount: { request, response },
  withdrawSavings: { request, response },
  readLoanVariables: { request: {}, response: { status: 'OK', variables: { tiie: 0.11, tasa: 0.02 } } },
  requestLoan: {
    request: {
      monto: 6000,
      semana: 0,
      quincena: 22,
      inicio_nomina: '2026-11-16',
      plazo: 6,
      abono: 1000,
      prdo: 'Q',
      interes: 105,
      ...payday,
    },
    response: { ...response, idPrestamo: 48_214 },
  },
  depositSavings: { request, response },
  payLoanWithSavings: { request, response: { status: 'OK', respuesta: 1 } },
  listPendingMovements: {
    request: {},
    response: {
      status: 'OK',
      caja: [
        {
          id: 1031,
          TIPO_MOVIMIENTO: 294,
          fActual: '2026-11-24',
          fNomina: '2026-11-30',
          monto: 200,
          clase: 'retiro',
        },
        {
          id: 1032,
          TIPO_MOVIMIENTO: 295,
          fActual: '2026-11-24',
          fNomina: '2026-11-30',
          monto: 6000,
          clase: 'prestamo',
          horasUsuales: 48,
          prestamo: {
            folio: 48_214,
            monto: 6000,
            plazo: 6,
            prdo: 'Q',
            abono: 1000,
            interes: 105,
            tasaPeriodo: 0.005,
            fecha: '2026-11-24',
            inicio: '2026-12-01',
            primerPago: '2026-12-15',
            nomina: 'Q',
            empresa: 'Metalmecánica Tres Turnos, S.A. de C.V.',
          },
        },
      ],
      fechaNomina: '2026-11-30',
      primerPago: '2026-12-15',
    },
  },
  cancelMovement: { request: { movimiento: 294 }, response: { status: 'OK', respuesta: 1 } },
  payLoanExtra: { request, response },
  leaveSavings: { request: { montoPrestamo: 0, montoAhorro: 5200, ...payday }, response },
}
