import { expect, test } from 'vitest'
import { fundRefusalTexts } from '#domain/savings/savings-texts.ts'
import { texts as en } from '#models/savings/refusal-texts.en.ts'
import { es } from '#models/savings/refusal-texts.es.ts'

const english = import.meta.glob<{ texts: Record<string, unknown> }>(
  '../src/{features/{assistant,savings,savings-*},models/savings}/**/*texts.en.ts',
  { eager: true },
)
const spanish = import.meta.glob<{ es: Record<string, unknown> }>(
  '../src/{features/{assistant,savings,savings-*},models/savings}/**/*texts.es.ts',
  { eager: true },
)

/** Yields [place, text] of each leaf. Calls functions with numbers, which are not words. */
function* leaves(words: unknown, place: string): Generator<[string, string]> {
  if (typeof words === 'string') yield [place, words]
  else if (typeof words === 'function') {
    const said: unknown = (words as (...given: unknown[]) => unknown)(...Array(words.length).fill('7'))
    yield* leaves(said, place)
  } else if (typeof words === 'object' && words !== null)
    for (const [name, inner] of Object.entries(words)) yield* leaves(inner, `${place}.${name}`)
}

/** Texts that stay Spanish: the spec's two answers (CHAT-19, CHAT-20), and an example of typed text. */
const STAY = ['Ocurrió un error', 'no puedo entenderte', '«quiero un préstamo»']

const pairs = Object.entries(spanish).map(([path, { es }]) => {
  const other = english[path.replace('.es.ts', '.en.ts')]
  return [path.replace(/^\.\.\/src\/(features|models)\//, ''), es, other?.texts] as const
})

test.each(pairs)('translates %s', (path, es, en) => {
  const there = new Map(leaves(es, path))
  const left = [...leaves(en, path)].filter(([place, text]) => {
    if (STAY.some((each) => text.includes(each))) return false
    const isSame = text === there.get(place) && /[a-z]{3} [a-z]/i.test(text)
    return isSame || /[¿¡áéíóúñ]/i.test(text)
  })
  expect(left).toEqual([])
})

test('each refusal has its own English words', () => {
  expect(es.reasons).toBe(fundRefusalTexts)
  const { reasons } = en
  expect(Object.keys(reasons).sort()).toEqual(Object.keys(fundRefusalTexts).sort())
  expect(new Set(Object.values(reasons)).size).toBe(Object.keys(fundRefusalTexts).length)
})
