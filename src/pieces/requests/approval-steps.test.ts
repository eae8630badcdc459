import { expect, test } from 'vitest'
import { type ApprovalItem, listAsked } from '#contract/approvals/approvals.ts'
import { examples } from '#contract/approvals/approvals.examples.ts'
import { approvalSteps } from './approval-steps.ts'
import { es } from './request-texts.es.ts'

const [item] = listAsked.response.parse(examples.listAsked.response).data as [ApprovalItem]

const answerOf = (asked: ApprovalItem) => approvalSteps(asked, es.steps).at(-1)?.lines

test.each([
  [0.2, 'Suelen contestar en 1 hora'],
  [3.4, 'Suelen contestar en 3 horas'],
  [20, 'Suelen contestar en 1 día'],
  [60, 'Suelen contestar en 3 días'],
])('says the usual time of %s hours while the request waits', (horasUsuales, text) => {
  expect(answerOf({ ...item, horasUsuales })).toContain(text)
})

test('says no usual time when the host sends none', () => {
  const { horasUsuales, ...bare } = item
  expect(horasUsuales).toBe(20)
  expect(JSON.stringify(answerOf(bare as ApprovalItem))).not.toContain('Suelen')
})

test('a letter is prepared, and then ready', () => {
  const detalle = { clase: 'carta', para: 'visa', sueldo: 'no' } as const
  const titles = (estado: ApprovalItem['estado']) =>
    approvalSteps({ ...item, clase: 'carta', estado, detalle }, es.steps).map(({ title }) => title)
  expect(titles('waiting')[1]).toBe('Falta que la prepare Adriana Garza')
  expect(titles('authorized')[2]).toBe('Lista')
  expect(titles('refused')[2]).toBe('Rechazada')
})
