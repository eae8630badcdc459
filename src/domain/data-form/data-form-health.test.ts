import { expect, test } from 'vitest'
import { goodSteps } from '../../../tests/support/people/data-form-steps.ts'
import type { StepContext } from './data-form-rules.ts'
import { hasHealthAnswers, healthFields, withoutHealth } from './data-form-step-6.ts'
import { checkStep, emptyStep } from './data-form.ts'

const context: StepContext = { today: '2026-11-21', companyMailDomain: '', maritalStatus: 1 }
const refused: StepContext = { ...context, health: 'refused' }
const contact = {
  numeroEmergencia: '8441234567',
  nombreNumeroEmergencia: 'Rosa López',
  parentesco: 'hermana',
}

test('a refusal leaves only the emergency contact, whatever was answered before', () => {
  const check = checkStep(6, { ...goodSteps[6], ...contact }, refused)
  expect(check.ok && check.datos).toMatchObject({ ...contact, estatura: '', enfermedad: [], tabaco: 0 })
  expect(check.ok && hasHealthAnswers({ ...check.datos })).toBe(false)
})

test('a refusal still needs the emergency contact', () => {
  const fields = (values: object) => {
    const check = checkStep(6, values, refused)
    return check.ok ? [] : check.problems.map(({ field, rule }) => `${field} ${rule}`)
  }
  expect(fields({})).toEqual(['nombreNumeroEmergencia incomplete', 'numeroEmergencia notNumeric'])
  expect(fields({ ...contact, numeroEmergencia: '844' })).toEqual(['numeroEmergencia emergencyLength'])
  expect(fields(contact)).toEqual([])
})

test('without a refusal the step needs all answers', () => {
  for (const health of [undefined, 'asked', 'accepted'] as const) {
    expect(checkStep(6, contact, { ...context, health }).ok).toBe(false)
    expect(checkStep(6, goodSteps[6], { ...context, health }).ok).toBe(true)
  }
})

test('recognises every answer about health, and none in an empty step', () => {
  expect(healthFields).toHaveLength(Object.keys(emptyStep(6, context)).length - 3)
  for (const field of healthFields) expect([field, hasHealthAnswers({ [field]: '1' })]).toEqual([field, true])
  expect(hasHealthAnswers({ enfermedad: [2] })).toBe(true)
  for (const empty of [{}, contact, { ...emptyStep(6, context) }, { tabaco: 0, enfermedad: [] }])
    expect(hasHealthAnswers(empty)).toBe(false)
})

test('erases the answers of a typed step, and keeps the contact', () => {
  expect(withoutHealth({ ...goodSteps[6], ...contact })).toEqual({ ...emptyStep(6, context), ...contact })
  expect(withoutHealth({ peso: '70' })).toEqual(emptyStep(6, context))
})
