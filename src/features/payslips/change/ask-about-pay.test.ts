import { expect, test } from 'vitest'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { changeComment, requestCode } from './ask-about-pay.ts'
import { es } from '../texts.es.ts'

const of = (period: number | string) =>
  requestCode({ period, year: 2024, end_date: '2024-12-18' } as PayslipPeriod, true)

test('BR-19: identifies a yearly payment by its code and year', () => {
  expect(['220', '0 Q ', 230].map(of)).toEqual(['220-2024', '0 Q-2024', '230-2024'])
})

test('BR-19: identifies a yearly payment by its code alone on a company’s host', () => {
  const period = { period: '220', year: 2024, end_date: '2024-12-18' } as PayslipPeriod
  expect(requestCode(period, false)).toBe('220')
})

test('CLARF-16: identifies any other payment by its year and period', () => {
  expect([51, '24', '2200'].map(of)).toEqual(['2024051', '2024024', '202402200'])
})

test('BR-34: writes negative amounts in the comment with a plain minus', () => {
  const line = {
    side: 'perception',
    concept: '001',
    description: 'Ajuste',
    before: 0,
    after: -2000,
    effect: -2000,
  } as const
  const words = { period: 'la semana 46', than: 'la semana 45', shown: true, nameOf: () => 'Ajuste' }
  const comment = changeComment({ lines: [line], ...words }, es.change.comment)
  expect(comment).toContain('-$20.00')
  expect(comment).not.toContain('−')
})
