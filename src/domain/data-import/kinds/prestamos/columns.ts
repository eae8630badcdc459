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
    monto: { sure: 'monto, monto del prestamo, importe, amount', maybe: 'prestamo, capital' },
    plazo: { sure: 'plazo, pagos, numero de pagos, term' },
    frecuencia: { sure: 'frecuencia, prdo, frequency', maybe: 'periodicidad, periodo' },
    tasa: { sure: 'tasa, tasa anual, rate', maybe: 'interes' },
    primerPago: { sure: 'primer pago, fecha primer pago, first payment', maybe: 'inicio' },
    saldo: { sure: 'saldo, restante, balance, remaining' },
    fechaSaldo: { sure: 'fecha saldo, fecha del saldo, saldo al', maybe: 'fecha' },
    otorgado: { sure: 'otorgado, fecha del prestamo, fecha prestamo, lent on', maybe: 'alta' },
  },
}
