import type { KindWords } from '../../kind-parts.ts'
import { sharedFields as shared } from '../../shared-words.en.ts'
import type { MovementField } from './columns.ts'
import type { words as es } from './words.es.ts'

export const words: KindWords<MovementField, keyof typeof es.problems> = {
  title: 'Savings transactions',
  text: 'Deposits and withdrawals',
  fields: {
    numero: shared.numero,
    fecha: shared.fecha,
    tipo: shared.tipo,
    periodo: shared.periodo,
    importe: shared.importe,
    concepto: shared.concepto,
  },
  problems: {
    sign: (_name, of) =>
      of === '-' ? 'Add a minus sign: it leaves the fund.' : 'Remove the minus sign: it enters the fund.',
    belowZero: (_name, of) => `Correct the amount: on that day they only have ${of}.`,
    inOpening: (_name, of) => `Remove the row: it’s in the opening balance of ${of}.`,
  },
}
