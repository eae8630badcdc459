import fc from 'fast-check'
import { type StepNumber, stepNumbers } from '#domain/data-form/data-form-rules.ts'
import { goodSteps } from './data-form-steps.ts'

/** Digits of about the allowed length, with characters that copying inserts. */
const digits = fc
  .tuple(
    fc.stringMatching(/^[0-9]{0,19}$/),
    fc.constantFrom('', ' ', '\u00a0', '\u202d', '\t', '-', '.', 'x', '٣', '½', '０', 'e', '+'),
    fc.nat(20),
  )
  .map(([text, extra, place]) => text.slice(0, place) + extra + text.slice(place))

const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\n\t',
    '\u200b',
    '\u3000',
    'No',
    '0',
    '1',
    '2',
    '30',
    '31',
    'true',
    'á́',
    '👩‍🏭',
    'a\ud800b',
    "' --",
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.integer({ min: 115, max: 125 }).map((length) => 'ñ'.repeat(length)),
  fc.integer({ min: 59, max: 62 }).map((length) => '👷'.repeat(length * 2)),
)

const numbers = fc.oneof(
  fc.integer({ min: -2, max: 14 }),
  fc.double({ min: -10, max: 400, noNaN: true }),
  fc.constantFrom(1e21, 3_000_000_000, 19.99, 20, 300, 300.01, 72.505, 1.1, 2.49, 2.5),
)

const two = (value: number) => String(value).padStart(2, '0')
const dates = fc
  .tuple(
    fc.constantFrom(1949, 1950, 1990, 2000, 2024, 2025, 2026, 2027, 2100, 9999),
    fc.integer({ min: 0, max: 13 }),
    fc.integer({ min: 0, max: 32 }),
  )
  .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`)
const months = dates.map((date) => date.slice(0, 7))
const years = fc.integer({ min: 2020, max: 2042 }).map(String)
const mails = fc.constantFrom(
  '@',
  'a@',
  'a@b',
  'a b@c',
  'ana@EMPRESA.example',
  'empresa.example',
  'a@empresa.exampl',
  ' a@b ',
)
const codes = fc.stringMatching(/^[ a-zA-ZñÑ0-9]{9,20}$/)
const sizes = fc.constantFrom(
  '1.09',
  '1.10',
  '1.1',
  '1,7',
  '2.49',
  '2.50',
  '2',
  '1.655',
  '19.99',
  '20',
  '20.0',
  '300.00',
  '300.01',
  '72,5',
  '1e2',
)

const leaf: fc.Arbitrary<unknown> = fc.oneof(
  digits,
  texts,
  numbers,
  dates,
  months,
  years,
  mails,
  codes,
  sizes,
  fc.constantFrom(null, true, undefined, [], {}),
)
const list = fc.oneof(
  fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 8 }),
  fc.array(leaf, { maxLength: 4 }),
)

function rows(good: object): fc.Arbitrary<unknown> {
  const row = spoiled(good, leaf)
  return fc.oneof(
    { weight: 6, arbitrary: fc.array(row, { maxLength: 4 }) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 29, max: 32 }).map((count) => Array.from({ length: count }, () => good)),
    },
    { weight: 1, arbitrary: fc.array(leaf, { maxLength: 3 }) },
  )
}

function spoiled(good: object, by: fc.Arbitrary<unknown>): fc.Arbitrary<object> {
  const fields = Object.keys(good)
  const changes = fc.array(fc.tuple(fc.constantFrom(...fields), by), { maxLength: 3 })
  return changes.map((pairs) => ({ ...good, ...Object.fromEntries(pairs) }))
}

const rowFields = {
  idiomas: goodSteps[5].idiomas[0],
  cursos: goodSteps[5].cursos[0],
  familiares: goodSteps[7].familiares[0],
}

function withRows(good: object): fc.Arbitrary<object> {
  const changed = Object.entries(rowFields).flatMap(([field, row]) =>
    field in good && row ? [rows(row).map((value) => ({ [field]: value }))] : [],
  )
  if (changed.length === 0) return fc.constant({})
  return fc.oneof(fc.constant({}), ...changed)
}

export interface StepInput {
  step: StepNumber
  datos: Record<string, unknown>
}

export function stepInputs(thisYear: string): fc.Arbitrary<StepInput> {
  return fc.constantFrom(...stepNumbers).chain((step) => {
    const good = step === 3 ? { ...goodSteps[3], ineVigencia: thisYear } : goodSteps[step]
    return fc
      .tuple(
        spoiled(good, fc.oneof({ weight: 3, arbitrary: leaf }, { weight: 1, arbitrary: list })),
        withRows(good),
      )
      .map(([datos, lists]) => ({ step, datos: { ...datos, ...lists } }))
  })
}
