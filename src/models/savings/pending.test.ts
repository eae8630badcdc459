import { expect, test } from 'vitest'
import { listPendingMovements } from '#contract/savings-moves.ts'
import { examples as moveExamples } from '#contract/savings-moves.examples.ts'
import { examples } from '#contract/savings.examples.ts'
import { readSavings } from '#contract/savings.ts'
import type { FundRefusal } from '#domain/savings-moves.ts'
import { readFund } from './fund.ts'
import { canCancel, freeFrom, loanComesOn } from './pending.ts'

const user = readSavings.response.parse(examples.readSavings.response).data
const { caja } = listPendingMovements.response.parse(moveExamples.listPendingMovements.response)
const [first] = caja
if (!first) throw new Error('an example waits')
const plain = { ...first, paso: undefined, clase: undefined, prestamo: undefined }
const fundWith = (change: Partial<typeof first>, prestamoDesde?: string) =>
  readFund(
    { ...user, prestamoDesde },
    { movements: { caja: [{ ...plain, ...change }], fechaNomina: '2026-12-04' }, variables: null },
    '2026-11-25',
  )

test.each([
  ['a withdrawal that goes with an open payroll', { TIPO_MOVIMIENTO: 294, fNomina: '2026-12-04' }, true],
  ['one whose prenómina has closed', { TIPO_MOVIMIENTO: 294, fNomina: '2026-11-27' }, false],
  ['one of a host that names no payday', { TIPO_MOVIMIENTO: 294, fNomina: '' }, true],
  [
    'a loan that waits, whatever its payday',
    { TIPO_MOVIMIENTO: 295, fNomina: '2026-11-27', paso: 'en_revision' },
    true,
  ],
  ['a loan that is authorized', { TIPO_MOVIMIENTO: 295, fNomina: '2026-12-11', paso: 'autorizado' }, false],
  [
    'a contribution that nobody has authorized',
    { TIPO_MOVIMIENTO: 394, clase: 'aportacion', fNomina: '2026-11-27', paso: 'pedido' },
    true,
  ],
  ['another one', { TIPO_MOVIMIENTO: 394, clase: 'cambio', fNomina: '2026-11-27' }, false],
])('%s can be cancelled as the server has it: %j', (_what, change, isPossible) => {
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
])('%s while a %i waits: from %s', (refusal, TIPO_MOVIMIENTO, day) => {
  const fund = fundWith({ TIPO_MOVIMIENTO, fNomina: '2026-12-04' }, '2027-01-24')
  expect(freeFrom(refusal, fund, '2026-11-25')).toBe(day)
  // A past day is ignored, even when the service still sends it.
  expect(freeFrom(refusal, fund, '2027-02-01')).toBeNull()
})

test('an authorized loan has its payday, if anybody names it', () => {
  const authorized = { TIPO_MOVIMIENTO: 295, paso: 'autorizado' }
  expect(loanComesOn(fundWith({ ...authorized, fNomina: '2026-12-11' }))).toBe('2026-12-11')
  expect(loanComesOn(fundWith({ ...authorized, fNomina: '' }))).toBe('')
  expect(loanComesOn(fundWith({ TIPO_MOVIMIENTO: 295, paso: 'pedido' }))).toBeNull()
})
