import { expect, test } from 'vitest'
import { understand } from './understand.ts'

test.each<[string, readonly string[], number | null]>([
  ['ya no quiero estar en la caja quiero mi baja', ['leave'], null],
  ['quiero un préstamo de 500, no quiero retirar', ['loan'], 50_000],
  ['no quiero ahorrar, quiero retirar 500', ['withdraw'], 50_000],
])('%s', (text, intents, amount) => {
  expect(understand(text)).toMatchObject({ intents, amount, hasNot: false })
})

test.each(['no quiero pagar el préstamo, quiero que lo pague mi jefe', 'quiero retirar 500 no quiero'])(
  '%s: no wish is left',
  (text) => {
    expect(understand(text).intents.filter((intent) => intent !== 'no')).toEqual([])
  },
)

test('separates a refusal from a wish in English, too', () => {
  const text = 'I don’t want a loan, I want to withdraw 500'
  expect(understand(text, 'en')).toMatchObject({ intents: ['withdraw'], amount: 50_000 })
})
