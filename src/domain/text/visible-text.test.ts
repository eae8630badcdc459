import { expect, test } from 'vitest'
import { visibleText } from './visible-text.ts'

test('removes characters that show nothing', () => {
  expect(visibleText(' Abono\u200F de \u200B$120.00 ')).toBe('Abono de $120.00')
  for (const blank of ['', ' \n', '\u200B\u2060', '\uFEFF', '\u3164', '\u034F\uFE0F', '\u00AD'])
    expect(visibleText(blank), JSON.stringify(blank)).toBe('')
})
