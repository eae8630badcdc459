import { expect, test } from 'vitest'
import type { CheckedRule } from '#domain/pay-check/check-pay.ts'
import { MAX_CLARIFICATION_COMMENT } from '#domain/requests/clarifications.ts'
import { addDays } from '#domain/time/dates.ts'
import { checkComment, differencesOf } from './check-comment.ts'
import { es } from './texts.es.ts'

const dates = (count: number) => Array.from({ length: count }, (_, day) => addDays('2026-01-05', day))
const rule = (name: CheckedRule['rule'], facts: number) => ({
  rule: name,
  state: 'difference' as const,
  found: 'fewerDays' as const,
  centavos: 40_000,
  days: null,
  facts: Array.from({ length: facts }, () => ({ name: 'deducted' as const, money: 123_456 })),
})
const commentOf = (...rules: CheckedRule[]) => checkComment(differencesOf(rules), 'la semana 46', true, es)

test('lists few dates one by one, and a longer list by its first and last day', () => {
  const withDates = (count: number) => ({
    ...rule('days', 0),
    facts: [{ name: 'daysOff' as const, dates: dates(count) }],
  })
  expect(commentOf(withDates(2))).toContain('Días sin pago en tu kardex: 05/01/2026, 06/01/2026.')
  expect(commentOf(withDates(60))).toContain('Días sin pago en tu kardex: 60, del 05/01/2026 al 05/03/2026.')
})

test('names every difference, and counts the facts that do not fit', () => {
  const comment = commentOf(rule('days', 6), rule('loan', 6), rule('savings', 6))
  expect(comment.length).toBeLessThanOrEqual(MAX_CLARIFICATION_COMMENT)
  for (const name of ['days', 'loan', 'savings'] as const) {
    expect(comment).toContain(`- ${es.rules[name].name}: diferencia de $400.00.`)
  }
  const listed = comment.split('Te descontaron en el recibo').length - 1
  expect(listed).toBeGreaterThan(0)
  expect(comment).toMatch(new RegExp(`Faltan ${18 - listed} datos: no cupieron aquí\\.$`))
  expect(commentOf(rule('days', 1))).not.toContain('Falta')
})
