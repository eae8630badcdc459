import type { KindColumns } from '../../kind-parts.ts'
import { NUMBER_HEADINGS } from '../../number-headings.ts'

const FIELDS = [
  'numero',
  'monto',
  'plazo',
  'frecuencia',
  'tasa',
  'primerPago',
  'saldo',
  'fechaSaldo',
  'otorgado',
] as const
export type LoanField = (typeof FIELDS)[number]

export const columns: KindColumns<LoanField> = {
  fields: FIELDS,
  needed: ['numero', 'monto', 'plazo', 'frecuencia', 'tasa', 'primerPago', 'saldo', 'fechaSaldo'],
  days: ['primerPago', 'fechaSaldo', 'otorgado'],
  headings: {
    numero: NUMBER_HEADINGS,
    monto: {
      sure: 'monto, monto del prestamo, importe, amount, importe del prestamo, monto prestado',
      maybe: 'prestamo, capital',
    },
    plazo: { sure: 'plazo, pagos, numero de pagos, term, numero de descuentos' },
    frecuencia: { sure: 'frecuencia, prdo, frequency', maybe: 'periodicidad, periodo' },
    tasa: {
      sure: 'tasa, tasa anual, rate, tasa de interes, tasa de interes anual, interes anual',
      maybe: 'interes',
    },
    primerPago: {
      sure: 'primer pago, fecha primer pago, first payment, primer descuento, fecha primer descuento',
      maybe: 'inicio',
    },
    saldo: {
      sure: 'saldo, restante, balance, remaining, saldo actual, saldo pendiente, saldo insoluto, adeudo',
    },
    fechaSaldo: { sure: 'fecha saldo, fecha del saldo, saldo al, fecha de corte', maybe: 'fecha' },
    otorgado: {
      sure: 'otorgado, fecha del prestamo, fecha prestamo, lent on, fecha de otorgamiento',
      maybe: 'alta',
    },
  },
}
