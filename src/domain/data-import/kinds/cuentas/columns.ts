import type { KindColumns } from '../../kind-parts.ts'
import { NUMBER_HEADINGS } from '../../number-headings.ts'

const FIELDS = [
  'numero',
  'ingreso',
  'ahorro',
  'parteSocial',
  'baja',
  'incapacidad',
  'beneficio',
  'saldoInicial',
  'fechaSaldo',
] as const
export type AccountField = (typeof FIELDS)[number]

export const columns: KindColumns<AccountField> = {
  fields: FIELDS,
  needed: ['numero', 'ingreso', 'ahorro'],
  days: ['ingreso', 'fechaSaldo'],
  headings: {
    numero: NUMBER_HEADINGS,
    ingreso: {
      sure:
        'ingreso, ingreso a la caja, fecha de ingreso, fecha ingreso, fecha de inscripcion, joined on, ' +
        'fecha de ingreso a la caja',
      maybe: 'alta, fecha de alta',
    },
    ahorro: {
      sure:
        'ahorro, ahorro por periodo, aportacion, monto de ahorro, ahorro semanal, ahorro quincenal, ' +
        'aportacion semanal, aportacion quincenal',
      maybe: 'monto, importe',
    },
    parteSocial: { sure: 'parte social, ps, p s' },
    baja: { sure: 'baja, baja de la caja', maybe: 'estatus' },
    incapacidad: { sure: 'incapacidad, incapacitado' },
    beneficio: { sure: 'beneficio, estatus beneficio, ben status' },
    saldoInicial: {
      sure: 'saldo inicial, saldo de apertura, opening balance, saldo inicio',
      maybe: 'saldo, saldo actual, total',
    },
    fechaSaldo: { sure: 'fecha saldo, fecha del saldo, saldo al, fecha de corte', maybe: 'fecha' },
  },
}
