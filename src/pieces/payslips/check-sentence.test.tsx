import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { CheckSummary } from '#domain/pay-check/check-pay.ts'
import { ruleNames, type RuleName } from '#domain/pay-check/facts.ts'
import { CheckSentence } from './check-sentence.tsx'
import { texts as en } from './check-texts.en.ts'
import { es } from './check-texts.es.ts'

afterEach(cleanup)

const partly = (right: RuleName[], unknown: RuleName[] = []): CheckSummary => ({
  state: 'partly',
  right,
  unknown,
})
const wordsOf = (summary: CheckSummary, isWhole: boolean) =>
  render(<CheckSentence summary={summary} shown isWhole={isWhole} />).container.textContent

test.each([
  [['net'], ['days', 'overtime'], 'Solo revisamos la suma: cuadra', 'No pudimos revisar 2 cosas.'],
  [['net', 'days'], ['overtime'], 'Cuadran la suma y tus días', 'No pudimos revisar tu tiempo extra.'],
  [['days'], ['net'], 'Cuadran tus días', 'No pudimos revisar la suma.'],
  [['loan'], ['net'], 'Cuadra tu préstamo', 'No pudimos revisar la suma.'],
  [
    ['net', 'christmasBonus'],
    ['loan'],
    'Aguinaldo: cumple el mínimo legal',
    'No pudimos revisar tu préstamo.',
  ],
  [['net', 'days', 'loan'], ['savings'], 'Revisamos 3 cosas: cuadran', 'No pudimos revisar tu ahorro.'],
] as const)('names what was compared: %j, and not %j', (right, unknown, short, rest) => {
  const summary = partly([...right], [...unknown])
  expect(wordsOf(summary, false)).toBe(short)
  cleanup()
  expect(wordsOf(summary, true)).toBe(`${short}. ${rest}`)
})

test('does not name a rule that payroll switched off', () => {
  expect(wordsOf(partly(['net', 'days']), true)).toBe('Cuadran la suma y tus días')
})

test('is at most three letters longer than the line that Inicio reserves', () => {
  for (const words of [es, en]) {
    // Profit sharing is never among the correct rules, because the portal does not know the profit.
    for (const rule of ruleNames.filter((one) => one !== 'profitSharing')) {
      const right: RuleName[] = rule === 'net' ? ['net'] : ['net', rule]
      expect(words.right(right).length, rule).toBeLessThanOrEqual(words.ok.length + 3)
    }
  }
})
