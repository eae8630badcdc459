import { expect, test } from 'vitest'
import { colleagueRefusals, englishColleagueRefusals } from '#contract/recognition/recognition.ts'
import { UNKNOWN_OPERATION } from '#contract/protocol/unknown-operation.ts'
import { byCode, data, fixed, letter, printed } from '../english.ts'
import { transportTexts } from '../texts.ts'
import { findEnglish, sharedWords, wordFiles } from './english-words.ts'

/** Checks that every text of a response has an English version. */

/** Leaves out texts of commands, upkeep and seeds: they appear on a terminal or in database rows. */
const modules = import.meta.glob<Record<string, unknown>>(
  '../{*texts*.ts,{services,files,wire,http,identity}/**/*texts*.ts}',
  {
    eager: true,
  },
)
const spanish = Object.entries(modules).filter(([path]) => !/\.(en|test)\.ts$|plain-texts/.test(path))

const REASONS: readonly unknown[] = [byCode, data, fixed, letter, printed]

const NO_WORDS = new Set(['longDate'])

interface Leaf {
  place: string
  es: unknown
  en: unknown
}

function* leaves(es: unknown, en: unknown, place: string): Generator<Leaf> {
  const isTree = typeof es === 'object' && es !== null && !Array.isArray(es)
  if (isTree && !REASONS.includes(en)) {
    for (const [name, inner] of Object.entries(es))
      yield* leaves(inner, (en as Record<string, unknown> | undefined)?.[name], `${place}.${name}`)
  } else yield { place, es, en }
}

const all: Leaf[] = spanish.flatMap(([path, es]) => {
  const en = modules[path.replace(/(\.es)?\.ts$/, '.en.ts')] ?? {}
  const others = (en.others ?? {}) as Record<string, unknown>
  return Object.entries(es).flatMap(([name, words]) =>
    NO_WORDS.has(name) ? [] : [...leaves(words, en[name] ?? others[name], `${path} ${name}`)],
  )
})
const translated = all.filter(({ en }) => !REASONS.includes(en))

test('lists every text file of the server in wordFiles', () => {
  expect(spanish.length).toBeGreaterThan(30)
  const known = new Set(wordFiles.flatMap(([es]) => Object.values(es)))
  const missing = spanish.filter(([, es]) => Object.values(es).some((words) => !known.has(words)))
  expect(missing.map(([path]) => path)).toEqual([])
})

test('has an English version of the same shape for every text', () => {
  const wrong = translated.filter(({ es, en }) =>
    typeof es === 'string' ? typeof en !== 'string' : !Array.isArray(en),
  )
  expect(wrong.map(({ place }) => place)).toEqual([])
  expect(translated.length).toBeGreaterThan(350)
})

test('finds the English version of every text without parameters', () => {
  const strings = translated.filter((leaf): leaf is Leaf & { es: string } => typeof leaf.es === 'string')
  for (const { place, es, en } of strings) expect([place, findEnglish(es)?.english]).toEqual([place, en])
})

const SPANISH_LETTERS = /[¿¡áéíóúñÁÉÍÓÚÑ]/
const SPANISH_WORDS = /\b(el|la|los|las|de|del|que|una|para|con|tu|su|esa|ese|esta|este|otra|otro|vez)\b/i

test('has no Spanish and no empty texts in the English versions', () => {
  const texts = translated.flatMap(({ en }) =>
    typeof en === 'string' ? [en] : (en as [string, string][]).map(([, english]) => english),
  )
  expect(
    texts.filter((each) => each.trim() === '' || SPANISH_LETTERS.test(each) || SPANISH_WORDS.test(each)),
  ).toEqual([])
})

const NUMBERS = [1, 2, 7, 59, 95, 600]
const STEPS = [[3], [1, 4, 7]]

function samplesOf(
  es: (...given: unknown[]) => unknown,
  templates: readonly (readonly [string, string])[],
): string[] {
  const isNumber = (at: number) => templates.some(([each]) => each.includes(`{${at}#}`))
  return NUMBERS.map((number, turn) => {
    const given = Array.from({ length: es.length }, (_, at) =>
      isNumber(at) ? number + at : `Xóchitl${at}${turn}`,
    )
    return String(es(...given))
  })
}

const functions = translated.filter(({ es }) => typeof es === 'function')

test.each(functions.map((leaf) => [leaf.place, leaf] as const))(
  '%s: keeps the inserted values in English',
  (place, leaf) => {
    const es = leaf.es as (...given: unknown[]) => unknown
    const templates = leaf.en as [string, string][]
    const isOfSteps = place.endsWith('stepsMissing')
    const samples = isOfSteps ? STEPS.map((each) => String(es(each))) : samplesOf(es, templates)
    const used = new Set<string>()
    for (const sample of samples) {
      const found = findEnglish(sample)
      expect(found, sample).not.toBeNull()
      const values = (text = '') => [...text.matchAll(/Xóchitl\d+|\d+/g)].map(String).sort()
      expect(values(found?.english), sample).toEqual(values(sample))
      used.add(found?.by ?? '')
      expect(
        templates.map(([each]) => each),
        sample,
      ).toContain(found?.by)
    }
    const holes = (text: string) => [...text.matchAll(/\{\d+#?\}/g)].map(String).sort()
    for (const [spanish, english] of templates) expect(holes(english), english).toEqual(holes(spanish))
    // Each template must match a sample of this text.
    if (!isOfSteps) expect([...used].sort()).toEqual(templates.map(([each]) => each).sort())
  },
)

test('has English for the texts that server and device share', () => {
  const missing = sharedWords.flatMap(([es]) =>
    Object.values(es).filter(
      (each): each is string => typeof each === 'string' && findEnglish(each) === null,
    ),
  )
  expect(missing).toEqual([])
})

test('translates sentences inserted into other sentences', () => {
  expect(findEnglish('Foto 2: El archivo está vacío. Elige otro.')?.english).toBe(
    'Photo 2: The file is empty. Choose another.',
  )
  expect(findEnglish('Ya la rechazó otra persona el 03/02/2026.')?.english).toBe(
    'Someone else rejected it on 03/02/2026.',
  )
  expect(findEnglish('Ya la rechazó Ana {1} $& el 03/02/2026.')?.english).toBe(
    'Ana {1} $& rejected it on 03/02/2026.',
  )
})

test('does not translate texts that clients compare', () => {
  expect(findEnglish('Token inválido')?.english).toBe('Token inválido')
  expect(findEnglish('No se encontraron datos.')?.english).toBe('No se encontraron datos.')
})

test('has English for texts that the app recognizes by their words', () => {
  for (const words of [transportTexts.unknownOperation, transportTexts.unknownPath]) {
    expect(words).toMatch(UNKNOWN_OPERATION)
    expect(findEnglish(words)?.english).toMatch(UNKNOWN_OPERATION)
  }
  for (const [name, words] of Object.entries(colleagueRefusals))
    expect(findEnglish(words)?.english).toBe(englishColleagueRefusals[name as keyof typeof colleagueRefusals])
})

test('finds no English for an unknown sentence', () => {
  expect(findEnglish('Buenos días')).toBeNull()
  expect(findEnglish(`Escribe ${'a'.repeat(5000)}.`)).toBeNull()
})
