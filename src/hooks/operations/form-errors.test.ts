import { expect, test } from 'vitest'
import { errorsAfterChange, type FormErrors } from './form-errors.ts'

interface Problem {
  field: string
}
const told = (...fields: string[]): FormErrors<Problem> => ({
  problems: fields.map((field) => ({ field })),
  text: null,
  attempt: 3,
})
const fieldsOf = (left: FormErrors<Problem> | null) => left?.problems.map(({ field }) => field) ?? null
const wrong = (...fields: string[]) => fields.map((field) => ({ field }))

test('an error goes when its field changes, right or wrong; the others stay', () => {
  const before = told('cp', 'calle')
  const left = errorsAfterChange(before, ['cp'], wrong('cp', 'calle'))
  expect([fieldsOf(left), left?.attempt]).toEqual([['calle'], 3])
  // A field without an error returns the same object, so that nothing is rendered again.
  expect(errorsAfterChange(before, ['mail'], wrong('cp', 'calle'))).toBe(before)
})

test('with the last error goes the summary', () => {
  expect(errorsAfterChange(told('cp'), ['cp'], wrong('cp'))).toBeNull()
  expect(errorsAfterChange({ ...told('cp'), text: 'Algo salió mal' }, ['cp'], [])).toBeNull()
})

test('what a change elsewhere has put right is over as well', () => {
  expect(
    fieldsOf(errorsAfterChange(told('tabaco', 'tabacoEdadInicio'), ['tabaco'], wrong('peso'))),
  ).toBeNull()
  expect(fieldsOf(errorsAfterChange(told('to', 'kind'), ['from'], wrong('kind')))).toEqual(['kind'])
})

test('a row takes its fields along, a field no other whose name begins alike', () => {
  const rows = told('familiares.2.lugar', 'familiares.20.lugar', 'familiaresX')
  expect(fieldsOf(errorsAfterChange(rows, ['familiares.2'], rows.problems))).toEqual([
    'familiares.20.lugar',
    'familiaresX',
  ])
})

test('what was never about a field stays until the next try', () => {
  const whole: FormErrors<Problem> = { problems: [], text: 'Sin internet.', attempt: 1 }
  expect(errorsAfterChange(whole, ['cp'], [])).toBe(whole)
})
