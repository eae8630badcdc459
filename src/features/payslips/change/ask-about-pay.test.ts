import { expect, test } from 'vitest'
import { changeComment } from './ask-about-pay.ts'
import { es } from '../texts.es.ts'

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
