import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOf } from '#domain/data-form/data-form-fields.ts'
import { plainTexts } from './plain-texts.ts'

test('removes control characters and direction marks from every text', () => {
  const given = {
    texto: 'Pago \u202e00.5$\u202c ya\u0007',
    filas: [{ nota: '\u2067a\u2069\u0085' }],
    monto: 5,
    nada: null,
  }
  expect(plainTexts(given)).toEqual({ texto: 'Pago 00.5$ ya', filas: [{ nota: 'a' }], monto: 5, nada: null })
})

test('keeps line breaks, tabs, accents and joined emoji', () => {
  const text = 'Ñandú\r\n\t“sí” 👩‍🔧 \u00a0 é'
  expect(plainTexts(text)).toBe(text)
})

test('leaves bytes unchanged', () => {
  const bytes = new Uint8Array([1, 2])
  expect(plainTexts({ bytes }).bytes).toBe(bytes)
})

test('leaves a form’s text unchanged once the device has normalized it', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('0', 'ñ', ' ', '\u202d', '\u2069', '\u0085', '\u001b', '\u200b', '\ud83d'),
      }),
      (typed) => {
        expect(plainTexts(textOf(typed))).toBe(textOf(typed))
      },
    ),
  )
})

test('removes half a surrogate pair and keeps a whole emoji', () => {
  expect(plainTexts('a\ud83db\udc77 👷')).toBe('ab 👷')
})
