import type { KindWords } from '../../kind-parts.ts'
import { sharedFields as shared } from '../../shared-words.es.ts'
import type { LoanField } from './columns.ts'

export const words = {
  title: 'Préstamos',
  text: 'Saldos y descuentos',
  fields: {
    numero: shared.numero,
    monto: 'el monto',
    plazo: 'el plazo',
    frecuencia: 'la frecuencia',
    tasa: 'la tasa',
    primerPago: 'el primer pago',
    saldo: shared.saldo,
    fechaSaldo: shared.fechaSaldo,
    otorgado: 'el día del préstamo',
  },
  problems: {
    term: (_name, of) => `Elige uno de estos plazos: ${of}.`,
    rate: () => 'Escribe la tasa anual en porcentaje: 12 o 12.5.',
    hasLeft: () => 'Quita primero su baja de la caja.',
    hasLoan: (_name, of, and) => `Corrige las condiciones: debe un préstamo de ${of} a ${and} pagos.`,
    loanWaiting: () => 'Autoriza o rechaza primero el préstamo que pidió.',
    otherFrequency: (_name, of) => `Escribe ${of}: así paga su nómina los préstamos.`,
    overLoan: (_name, of) => `Baja el saldo: el préstamo es de ${of}.`,
    higherBalance: (_name, of) => `Corrige el saldo: ese día el portal lo tiene en ${of}.`,
    laterPayments: (_name, of) => `Usa un saldo del ${of} o de después.`,
    beforeLoan: (_name, of) => `Usa un día desde que se prestó, ${of}.`,
  },
} satisfies KindWords<LoanField, string>
