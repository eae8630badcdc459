import { expect, test } from 'vitest'

/** Both dictionaries (spec 002 §9) have the same keys, each in its own language. */

const spanish = import.meta.glob<Record<string, object>>('../src/**/*texts.es.ts', { eager: true })
const english = import.meta.glob<Record<string, object>>('../src/**/*texts.en.ts', { eager: true })

interface Pair {
  file: string
  es: [key: string, text: string][]
  en: [key: string, text: string][]
}

function textsOf(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? [[key, '…']] : []
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${key}.${name}`))
}

function covered(start: string): Pair[] {
  return Object.entries(spanish)
    .filter(([file]) => file.startsWith(`../src/${start}`))
    .map(([file, { es }]) => ({
      file,
      es: textsOf(es),
      en: textsOf(english[file.replace('.es.ts', '.en.ts')]?.texts),
    }))
}

const isSpanish = (text: string) => /[áéíóúñ¿¡]|\b(el|la|los|tu|tus|que|para|con|una?)\b/i.test(text)

test.each([
  ['the sign-in', 'features/sign-in/texts'],
  ['recovery of a password', 'features/sign-in/password-texts'],
  ['documents', 'features/documents/'],
  ['the required documents', 'media/documents/'],
  ['the 360 evaluation', 'features/evaluations/'],
])('DICT-03: Spanish covers %s', (_what, folder) => {
  const pairs = covered(folder)
  expect(pairs.length).toBeGreaterThan(0)
  for (const { file, es } of pairs) {
    expect(
      es.filter(([, text]) => text.trim() === ''),
      file,
    ).toEqual([])
    expect(es.length, file).toBeGreaterThan(0)
  }
  expect(pairs.flatMap(({ es }) => es).some(([, text]) => isSpanish(text))).toBe(true)
})

test.each([
  ['the sign-in', 'features/sign-in/texts'],
  ['the reset of a password', 'features/sign-in/password-texts'],
  ['the 360 assessment', 'features/evaluations/'],
  ['families', 'features/temporary-staff/register/'],
  ['documents', 'features/documents/'],
  ['the required documents', 'media/documents/'],
  ['organisational principles', 'features/recognition/'],
])('DICT-04: English covers %s', (_what, folder) => {
  const pairs = covered(folder)
  expect(pairs.length).toBeGreaterThan(0)
  for (const { file, es, en } of pairs) {
    expect(en.map(([key]) => key).sort(), file).toEqual(es.map(([key]) => key).sort())
    expect(
      // The name of a language is in that language.
      en.filter(([key, text]) => text.trim() === '' || (isSpanish(text) && key !== '.login.language')),
      file,
    ).toEqual([])
  }
})

test('DICT-04: the four medals have English names', () => {
  const [found] = covered('features/evaluations/').filter(({ file }) => file.endsWith('/texts.es.ts'))
  const medals = (found?.en ?? []).filter(([key]) => key.includes('medals.'))
  expect(medals.map(([, text]) => text)).toEqual(['Bronze', 'Silver', 'Gold', 'Platinum'])
})
