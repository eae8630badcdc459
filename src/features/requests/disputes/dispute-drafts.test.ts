import { expect, test } from 'vitest'
import { createDispute, type Dispute } from '#contract/requests/disputes.ts'
import { type DisputeValues, disputeProblems, disputeRequest, folioOf } from './dispute-drafts.ts'

const good: DisputeValues = {
  reason: 'Descuento no reconocido',
  isOther: false,
  ownReason: '',
  day: '2026-11-20',
  comment: 'Falta un día',
}
const today = '2026-11-21'

test.each([
  [{}, []],
  [{ day: today }, []],
  [{ day: '2026-11-22' }, ['ahead']],
  [{ day: '2026-02-30' }, ['noDay']],
  [{ day: '' }, ['missingDay']],
  [{ day: '2026--' }, ['noDay']],
  [{ day: '1926-11-20' }, ['tooOld']],
  [{ reason: '' }, ['reason']],
  [{ isOther: true, ownReason: '   ' }, ['reason']],
  [{ isOther: true, ownReason: 'Me cambiaron el turno' }, []],
  [{ isOther: true, ownReason: 'a'.repeat(81) }, ['ownReason']],
  [{ comment: ' \n ' }, ['comment']],
  [{ comment: 'a'.repeat(1001) }, ['commentLong']],
  [{ comment: ` ${'a'.repeat(1000)} ` }, []],
] as [Partial<DisputeValues>, string[]][])('for a dispute with %j reports the problems %j', (part, kinds) => {
  expect(disputeProblems({ ...good, ...part }, today).map(({ kind }) => kind)).toEqual(kinds)
})

test('builds a request that the contract accepts from the longest allowed texts', () => {
  const values = {
    ...good,
    isOther: true,
    ownReason: ` ${'a'.repeat(80)} `,
    comment: ` ${'b'.repeat(1000)} `,
  }
  const request = disputeRequest(values, [{ data: 'data:image/jpeg;base64,AAAA', preview: null }])
  expect(createDispute.request.safeParse(request).success).toBe(true)
  expect(request.evidencia).toEqual(['data:image/jpeg;base64,AAAA'])
})

test('finds the folio of a sent dispute in the newest matching row, if any', () => {
  const values = { ...good, reason: 'Descuento', day: '2026-11-20', comment: ' Faltan dos horas ' }
  const row = { motivo: 'Descuento', fechaInconformidad: '2026-11-20', comentario: 'Faltan dos horas' }
  const listed = [
    { ...row, id: 4 },
    { ...row, id: 9 },
    { ...row, id: 12, motivo: 'Bono' },
  ] as Dispute[]
  expect(folioOf(values, listed)).toBe(9)
  expect(folioOf({ ...values, day: '2026-11-21' }, listed)).toBeUndefined()
  expect(folioOf(values, [])).toBeUndefined()
})
