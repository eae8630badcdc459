import { expect, test } from 'vitest'
import { examples as approvals } from '../approvals/approvals.examples.ts'
import { listAsked, listToDecide } from '../approvals/approvals.ts'
import { examples as gate } from '../approvals/gate.examples.ts'
import { readGate } from '../approvals/gate.ts'
import { examples as changes } from '../data-form/data-changes.examples.ts'
import { listDataChanges } from '../data-form/data-changes.ts'
import type { AnyOperation } from './operation.ts'
import { examples as savings } from '../savings/savings-desk.examples.ts'
import { listSavingsRequests } from '../savings/savings-desk.ts'

/** Adds a row of a kind that this app does not know to the example's rows. */
function withNewer(response: { data: readonly object[] }, newer: object) {
  return { ...response, data: [...response.data, { ...response.data[0], ...newer }] }
}
const read = (operation: AnyOperation, answer: unknown) =>
  operation.response.parse(answer) as { data: unknown[]; desconocidas?: number }

const lists: readonly [string, AnyOperation, { data: readonly object[] }, object][] = [
  [
    'own requests',
    listAsked,
    approvals.listAsked.response,
    { clase: 'mascota', detalle: { clase: 'mascota' } },
  ],
  ['own requests in a new state', listAsked, approvals.listAsked.response, { estado: 'paused' }],
  ['requests to decide', listToDecide, approvals.listToDecide.response, { clase: 'mascota' }],
  ['entries at the gate', readGate, gate.readGate.response, { clase: 'dron' }],
  ['data changes', listDataChanges, changes.listDataChanges.response, { bandera: '8' }],
  ['savings requests', listSavingsRequests, savings.listSavingsRequests.response, { clase: 'rifa' }],
]

test.each(lists)('keeps the known rows beside a row of a newer kind: %s', (_, operation, response, newer) => {
  const answer = read(operation, withNewer(response, newer))
  expect(answer.data).toEqual(read(operation, response).data)
  expect(answer.desconocidas).toBe(1)
  expect(read(operation, answer)).toEqual(answer)
})

test.each(lists)('counts nothing when all rows are known: %s', (_, operation, response) => {
  expect(read(operation, response).desconocidas).toBeUndefined()
})

test('still refuses a row of a known kind that is malformed, and a row without a kind', () => {
  for (const fault of [{ id: 'x' }, { clase: null }, { clase: '' }])
    expect(listAsked.response.safeParse(withNewer(approvals.listAsked.response, fault)).success).toBe(false)
})
