import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FieldValues } from 'react-hook-form'
import { checkStep } from '#domain/data-form/data-form.ts'
import { goodSteps } from '../../../../tests/support/people/data-form-steps.ts'
import { step1 } from '../steps-first/step-1.tsx'
import { step6 } from '../steps-last/step-6.tsx'
import type { AnyStep } from '../state/steps.ts'
import { es } from '../texts.es.ts'
import { useStepProblems } from './use-step-problems.ts'

const context = { today: '2026-11-21', companyMailDomain: '', maritalStatus: 1 }

function refused(start: object) {
  let values: FieldValues = { ...goodSteps[6], ...start }
  const hook = renderHook(() => useStepProblems(step6 as unknown as AnyStep, () => values, context))
  const check = checkStep(6, values, context)
  if (check.ok) throw new Error('these answers must fail the check')
  act(() => hook.result.current.show(check.problems, true))
  return {
    change(field: string, value: unknown) {
      values = { ...values, [field]: value }
      act(() => hook.result.current.forget(field))
    },
    summary: () => hook.result.current.summary,
    errorOf: (field: string) => hook.result.current.errorOf(field),
  }
}

test('clears an error when its field changes, and shows the next one in the summary', () => {
  const form = refused({ estatura: '', peso: 'mucho', numeroEmergencia: '81' })
  expect(form.summary()?.title).toBe('Responde las preguntas para continuar a la siguiente sección')
  form.change('estatura', '1.70')
  expect(form.errorOf('estatura')).toBeNull()
  expect(form.summary()).toMatchObject({
    title: 'Escriba valores numericos en los campos correspondientes',
    items: [{ field: 'peso' }, { field: 'numeroEmergencia' }],
  })
  form.change('peso', '7')
  expect(form.summary()?.title).toBe('Ingrese los 10 digitos del numero de celular de emergencia')
  form.change('numeroEmergencia', '811')
  expect(form.summary()).toBeNull()
})

test('drops the error of a question that another answer hides', () => {
  const form = refused({ tabaco: 1, tabacoEdadInicio: '0' })
  expect(form.errorOf('tabacoEdadInicio')).toBe('Escribe la edad, no el año: de 1 a 99.')
  form.change('tabaco', 2)
  expect(form.summary()).toBeNull()
})

test('FORM1-15: asks for a valid e-mail, not for an answer, when the e-mail field is empty', () => {
  const values: FieldValues = { ...goodSteps[1], mail: '' }
  const hook = renderHook(() => useStepProblems(step1 as unknown as AnyStep, () => values, context))
  const check = checkStep(1, values, context)
  if (check.ok) throw new Error('an empty e-mail address must fail the check')
  act(() => hook.result.current.show(check.problems, true))
  expect(hook.result.current.summary?.title).toBe('Debes ingresar un correo valido')
  expect(hook.result.current.errorOf('mail')).toBe(es.fieldErrors.mailInvalid)
})

test('asks for missing answers when only empty fields fail, and for numbers when a typed number is invalid', () => {
  const form = refused({ peso: '' })
  expect(form.summary()?.title).toBe('Responde las preguntas para continuar a la siguiente sección')
  const typed = refused({ peso: '', numeroEmergencia: '81' })
  expect(typed.summary()?.title).toBe('Escriba valores numericos en los campos correspondientes')
})
