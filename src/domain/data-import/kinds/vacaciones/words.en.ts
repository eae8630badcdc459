import type { KindWords } from '../../kind-parts.ts'
import { sharedFields as shared } from '../../shared-words.en.ts'
import type { BalanceField } from './columns.ts'
import type { words as es } from './words.es.ts'

export const words: KindWords<BalanceField, keyof typeof es.problems> = {
  title: 'Vacation balances',
  text: 'Days that each person has left',
  fields: {
    numero: shared.numero,
    diasRestantes: 'days left',
    fechaSaldo: shared.fechaSaldo,
  },
  problems: {
    daysLeft: () => 'Enter the days like this: 6 or 6.5.',
  },
}
