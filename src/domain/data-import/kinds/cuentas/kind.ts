import { bareNumber } from '../../../import-file/bare-number.ts'
import type { DataKind } from '../../kind.ts'
import { NO, YES } from '../../../import-file/file-words.es.ts'
import { RowCells } from '../../row-cells.ts'
import { columns, type AccountField } from './columns.ts'
import { benefits, offered } from './values.es.ts'

/** Values of a row for a savings account; null means that the row has no value. */
export interface WantedAccount {
  numero: string
  joinedOn: string
  /** Savings per period, centavos. */
  amount: number
  socialPart: number | null
  hasLeft: boolean | null
  isDisabled: boolean | null
  benefitStatus: 'A' | 'I' | null
  /** Balance at the end of a day. */
  opening: { amount: number; day: string } | null
}

export const accountKind: DataKind<AccountField, WantedAccount> = {
  isFund: true,
  balanceProblems: ['otherBalance'],
  ...columns,
  read(input, today) {
    const cells = new RowCells(input)
    const numero = cells.number('numero')
    const answer = (field: AccountField) => {
      const choice = cells.choice(field, { yes: YES, no: NO }, offered.answer)
      return choice === null ? null : choice === 'yes'
    }
    const isNeeded = true
    const joinedOn = cells.day('ingreso', today, { isNeeded })
    const amount = cells.money('ahorro', { isNeeded })
    const others = {
      socialPart: cells.money('parteSocial'),
      hasLeft: answer('baja'),
      isDisabled: answer('incapacidad'),
      benefitStatus: cells.choice('beneficio', benefits, offered.benefit),
      opening: openingOf(cells, today),
    }
    const { problems } = cells
    const isWhole = problems.length === 0 && joinedOn !== null && amount !== null
    const wanted = isWhole ? { numero, joinedOn, amount, ...others } : null
    // Rows of one person form a unit, because two rows leave open which row is right.
    return { numero, unit: bareNumber(numero), wanted, problems }
  },
}

function openingOf(cells: RowCells<AccountField>, today: string): WantedAccount['opening'] {
  const amount = cells.money('saldoInicial')
  const day = cells.day('fechaSaldo', today, { isNeeded: amount !== null })
  return amount === null || day === null ? null : { amount, day }
}
