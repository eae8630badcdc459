import type { KindWords } from '../../kind-parts.ts'
import { sharedFields as shared } from '../../shared-words.es.ts'
import type { BalanceField } from './columns.ts'

export const words = {
  title: 'Saldos de vacaciones',
  text: 'Días que le quedan a cada persona',
  fields: {
    numero: shared.numero,
    diasRestantes: 'los días restantes',
    fechaSaldo: shared.fechaSaldo,
  },
  problems: {
    daysLeft: () => 'Escribe los días así: 6 o 6.5.',
  },
} satisfies KindWords<BalanceField, string>
