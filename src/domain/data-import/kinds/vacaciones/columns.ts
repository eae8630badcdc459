import type { KindColumns } from '../../kind-parts.ts'
import { NUMBER_HEADINGS } from '../../number-headings.ts'

const FIELDS = ['numero', 'diasRestantes', 'fechaSaldo'] as const
export type BalanceField = (typeof FIELDS)[number]

export const columns: KindColumns<BalanceField> = {
  fields: FIELDS,
  needed: FIELDS,
  days: ['fechaSaldo'],
  headings: {
    numero: NUMBER_HEADINGS,
    diasRestantes: {
      sure:
        'dias restantes, dias por disfrutar, dias pendientes, dias disponibles, saldo vacaciones, saldo de dias, ' +
        'vacaciones pendientes, vacaciones por disfrutar, vacaciones disponibles, vacaciones restantes, days left, ' +
        'remaining days, days remaining, vacation balance, vacation days left, vacation days, leave balance, pto balance',
      maybe: 'dias, saldo, vacaciones, restantes, pendientes, days, balance, vacation',
    },
    fechaSaldo: {
      sure:
        'fecha saldo, fecha del saldo, saldo al, fecha de corte, corte, as of, as of date, balance date, ' +
        'fecha balance',
      maybe: 'fecha, al, dia, date',
    },
  },
}
