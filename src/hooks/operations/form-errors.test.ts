import { expect, test } from 'vitest'
import { errorsAfterChange, type FormErrors } from './form-errors.ts'

interface Problem {
  field: string
}
const errorsOf = (...fields: string[]): FormErrors<Problem> => ({
  problems: fields.map((field) => ({ field })),
  text: null,
  attempt: 3,
})
const fieldsOf = (left: FormErrors<Problem> | null) => left?.problems.map(({ field }) => field) ?? null
const wrong = (...fields: string[]) => fields.map((field) => ({ field }))

test('removes the error of a changed field, right or wrong, and keeps the other errors', () => {
  const before = errorsOf('cp', 'calle')
  const left = errorsAfterChange(before, ['cp'], wrong('cp', 'calle'))
  expect([fieldsOf(left), left?.attempt]).toEqual([['calle'], 3])
  expect(errorsAfterChange(before, ['mail'], wrong('cp', 'calle'))).toBe(before)
})

test('removes the summary with the last error', () => {
  expect(errorsAfterChange(errorsOf('cp'), ['cp'], wrong('cp'))).toBeNull()
  expect(errorsAfterChange({ ...errorsOf('cp'), text: 'Algo salió mal' }, ['cp'], [])).toBeNull()
})

test('removes an error that a change in another field has corrected', () => {
  expect(
    fieldsOf(errorsAfterChange(errorsOf('tabaco', 'tabacoEdadInicio'), ['tabaco'], wrong('peso'))),
  ).toBeNull()
  expect(fieldsOf(errorsAfterChange(errorsOf('to', 'kind'), ['from'], wrong('kind')))).toEqual(['kind'])
})

test('removes the errors of all fields of a changed row, and none of fields with a similar name', () => {
  const rows = errorsOf('familiares.2.lugar', 'familiares.20.lugar', 'familiaresX')
  expect(fieldsOf(errorsAfterChange(rows, ['familiares.2'], rows.problems))).toEqual([
    'familiares.20.lugar',
    'familiaresX',
  ])
})

test('keeps an error without a field until the next try', () => {
  const whole: FormErrors<Problem> = { problems: [], text: 'Sin internet.', attempt: 1 }
  expect(errorsAfterChange(whole, ['cp'], [])).toBe(whole)
})
