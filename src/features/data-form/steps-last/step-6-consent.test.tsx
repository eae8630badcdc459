import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { HealthConsent, StepContext } from '#domain/data-form/data-form-rules.ts'
import { emptyStep } from '#domain/data-form/data-form.ts'
import { context, Step } from '../../../../tests/support/browser/step-page.tsx'
import { goodSteps } from '../../../../tests/support/people/data-form-steps.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { type AnyStep, shownSections } from '../state/steps.ts'
import { step6 } from './step-6.tsx'

afterEach(cleanup)

const withConsent = (health: HealthConsent | undefined): StepContext => ({ ...context, health })
const shown = (health: HealthConsent | undefined) =>
  shownSections(step6 as unknown as AnyStep, emptyStep(6, context), withConsent(health)).map(({ id }) => id)
const questions = ['medidas', 'salud', 'discapacidad', 'emergencia', 'ejercicio', 'habitos']

test('asks for the consent before any question', () => {
  expect(shown('asked')).toEqual(['permiso'])
  expect(step6.asksFirst?.(withConsent('asked'))).toEqual({ field: 'permiso', rule: 'incomplete' })
})

test('shows the questions after a consent, and on a host that asks for none', () => {
  for (const health of ['accepted', undefined] as const) {
    expect(shown(health)).toEqual(questions)
    expect(step6.asksFirst?.(withConsent(health))).toBeNull()
  }
})

test('shows only the emergency contact after a refusal, without earlier answers', () => {
  expect(shown('refused')).toEqual(['emergencia'])
  expect(step6.asksFirst?.(withConsent('refused'))).toBeNull()
  const values = step6.adapt?.(goodSteps[6], withConsent('refused'))
  expect(values).toMatchObject({ peso: '', tabaco: null, numeroEmergencia: goodSteps[6].numeroEmergencia })
  expect(step6.adapt?.(goodSteps[6], withConsent('accepted'))).toEqual(goodSteps[6])
})

test('explains a refusal, and names both ways to decide', () => {
  const draw = (health: HealthConsent) =>
    renderHere(<Step definition={step6} context={withConsent(health)} />)
  draw('asked')
  expect(screen.getByRole('group', { name: 'Tu permiso para datos de salud' })).toBeTruthy()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Doy mi permiso',
    'No doy mi permiso',
  ])
  expect(screen.queryByLabelText('Peso en kilos')).toBeNull()
  cleanup()
  draw('refused')
  expect(screen.getByText(/^No diste permiso para guardar datos de salud/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Cambiar mi decisión' }).getAttribute('href')).toBe('#/MisDatos')
  expect(screen.getByLabelText('¿A quién llamamos?')).toBeTruthy()
})
