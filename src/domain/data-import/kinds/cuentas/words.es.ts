import type { KindWords } from '../../kind-parts.ts'
import { sharedFields as shared } from '../../shared-words.es.ts'
import type { AccountField } from './columns.ts'

export const words = {
  title: 'Cuentas de ahorro',
  text: 'Aportación y saldo inicial',
  fields: {
    numero: shared.numero,
    ingreso: 'el ingreso a la caja',
    ahorro: 'el ahorro',
    parteSocial: 'la parte social',
    baja: 'la baja',
    incapacidad: shared.incapacidad,
    beneficio: 'el beneficio',
    saldoInicial: 'el saldo inicial',
    fechaSaldo: shared.fechaSaldo,
  },
  problems: {
    otherBalance: (_name, of) => `Corrige el saldo: ese día el portal tiene ${of}.`,
    beforeJoining: (_name, of) => `Usa un día desde su ingreso a la caja, ${of}.`,
    stillSaves: (_name, of) => `Registra primero la salida de ${of}.`,
    stillOwes: (_name, of) => `Registra primero el pago de los ${of} que debe.`,
    inProcess: () => 'Espera: tiene un movimiento de la caja en proceso.',
  },
} satisfies KindWords<AccountField, string>
