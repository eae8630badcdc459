import type { KindWords } from '../../kind-parts.ts'
import { sharedFields as shared } from '../../shared-words.en.ts'
import type { AccountField } from './columns.ts'
import type { words as es } from './words.es.ts'

export const words: KindWords<AccountField, keyof typeof es.problems> = {
  title: 'Savings accounts',
  text: 'Contribution and opening balance',
  fields: {
    numero: shared.numero,
    ingreso: 'date of joining',
    ahorro: 'savings',
    parteSocial: 'social part',
    baja: 'leaving',
    incapacidad: shared.incapacidad,
    beneficio: 'benefit',
    saldoInicial: 'opening balance',
    fechaSaldo: shared.fechaSaldo,
  },
  problems: {
    otherBalance: (_name, of) => `Correct the balance: on that day the portal has ${of}.`,
    beforeJoining: (_name, of) => `Use a date on or after they joined the fund: ${of}.`,
    stillSaves: (_name, of) => `First record the payout of ${of}.`,
    stillOwes: (_name, of) => `First record the payment of the ${of} owed.`,
    inProcess: () => 'Wait: they have a fund transaction in process.',
  },
}
