import { expect, test } from 'vitest'
import { listPendingMovements } from '#contract/savings/savings-moves.ts'
import { examples as moveExamples } from '#contract/savings/savings-moves.examples.ts'
import { examples } from '#contract/savings/savings.examples.ts'
import { readSavings } from '#contract/savings/savings.ts'
import type { FundRefusal } from '#domain/savings/savings-moves.ts'
import { readFund } from './fund.ts'
import { canCancel, freeFrom, loanPayoutDay } from './pending.ts'

const user = readSavings.response.parse(examples.readSavings.response).data
const { caja } = listPendingMovements.response.parse(moveExamples.listPendingMovements.response)
const [first] = caja
if (!first) throw new Error('the example must have a pending movement')
const plain = { ...first, paso: undefined, clase: undefined, prestamo: undefined }
const fundWith = (change: Partial<typeof first>, prestamoDesde?: string) =>
  readFund(
    { ...user, prestamoDesde },
    { movements: { caja: [{ ...plain, ...change }], fechaNomina: '2026-12-04' }, variables: null },
    '2026-11-25',
  )

test.each([
  ['a withdrawal of an open payroll', { TIPO_MOVIMIENTO: 294, fNomina: '2026-12-04' }, true],
  ['a withdrawal whose prenómina has closed', { TIPO_MOVIMIENTO: 294, fNomina: '2026-11-27' }, false],
  ['a withdrawal without a payday', { TIPO_MOVIMIENTO: 294, fNomina: '' }, true],
  [
    'a pending loan of any payday',
    { TIPO_MOVIMIENTO: 295, fNomina: '2026-11-27', paso: 'en_revision' },
    true,
  ],
  ['a loan that is authorized', { TIPO_MOVIMIENTO: 295, fNomina: '2026-12-11', paso: 'autorizado' }, false],
  [
    'an unauthorized contribution',
    { TIPO_MOVIMIENTO: 394, clase: 'aportacion', fNomina: '2026-11-27', paso: 'pedido' },
    true,
  ],
  [
    'a change of savings whose prenómina has closed',
    { TIPO_MOVIMIENTO: 394, clase: 'cambio', fNomina: '2026-11-27' },
    false,
  ],
])('decides whether %s can be cancelled: %j', (_what, change, isPossible) => {
  const fund = fundWith(change)
  expect(fund.pending.map((each) => canCancel(each, fund))).toEqual([isPossible])
})

test.each<[FundRefusal, number, string | null]>([
  ['withdrawal-pending', 294, '2026-12-04'],
  ['request-pending', 394, '2026-12-04'],
  ['not-paid-out', 295, '2026-12-04'],
  ['request-pending', 294, null],
  ['pending', 295, null],
  ['too-new', 394, '2027-01-24'],
])(
  'after the refusal %s with a pending movement of type %i, gives the next possible day %s',
  (refusal, TIPO_MOVIMIENTO, day) => {
    const fund = fundWith({ TIPO_MOVIMIENTO, fNomina: '2026-12-04' }, '2027-01-24')
    expect(freeFrom(refusal, fund, '2026-11-25')).toBe(day)
    expect(freeFrom(refusal, fund, '2027-02-01')).toBeNull()
  },
)

test('gives the payday of an authorized loan, or an empty text when the host sends none', () => {
  const authorized = { TIPO_MOVIMIENTO: 295, paso: 'autorizado' }
  expect(loanPayoutDay(fundWith({ ...authorized, fNomina: '2026-12-11' }))).toBe('2026-12-11')
  expect(loanPayoutDay(fundWith({ ...authorized, fNomina: '' }))).toBe('')
  expect(loanPayoutDay(fundWith({ TIPO_MOVIMIENTO: 295, paso: 'pedido' }))).toBeNull()
})
