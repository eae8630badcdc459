import { act, renderHook } from '@testing-library/react'
import type { FieldValues } from 'react-hook-form'
import { beforeAll, expect, it, vi } from 'vitest'
import { emptyStep } from '#domain/data-form/data-form.ts'
import type { StepContext } from '#domain/data-form/data-form-rules.ts'
import type { DraftHandle } from '#hooks/work/use-draft.ts'
import { loadStep, stepDefinition } from '../state/steps.ts'
import { useStepValues } from './use-step-values.ts'

const context: StepContext = { today: '2026-11-21', companyMailDomain: '', maritalStatus: null }
const NOON = '2026-11-21T12:00:00.000Z'

beforeAll(() => loadStep(2))

function open(saved: string | null = null) {
  const save = vi.fn<DraftHandle<FieldValues>['save']>()
  const draft: DraftHandle<FieldValues> = {
    isReady: true,
    values: { ...emptyStep(2, context), lugarNacimiento: 'Aquí' },
    base: ['mine'],
    state: 'draft',
    at: Date.parse(NOON) + 1,
    message: null,
    isUnexplained: false,
    kept: null,
    save,
    flush: async () => undefined,
    canKeep: true,
  }
  const there =
    saved === null ? null : { datos: { lugarNacimiento: saved }, at: Date.parse(NOON), version: NOON }
  const { result } = renderHook(() => useStepValues(stepDefinition(2), draft, there, context))
  return { result, save }
}

it('stores typed values with the versions they are based on', () => {
  const { result, save } = open('Allá')
  expect(result.current.base).toEqual(['mine'])
  act(() => result.current.form.setValue('lugarNacimiento', 'Aquí mismo'))
  expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ lugarNacimiento: 'Aquí mismo' }), ['mine'])
})

it('uses the server’s version as base once the person chooses either of the two', () => {
  const { result, save } = open('Allá')
  act(() => result.current.takeOther())
  expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ lugarNacimiento: 'Allá' }), [NOON])
  act(() => result.current.takeOther())
  expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ lugarNacimiento: 'Aquí' }), [NOON])
  expect(result.current.base).toEqual([NOON])
})

it('shows the server’s version beside the typed values after a refused save that this device could not store', () => {
  const { result } = open()
  act(() => result.current.meet({ datos: { lugarNacimiento: 'Allá' }, guardado: NOON }))
  expect(result.current.form.getValues().lugarNacimiento).toBe('Aquí')
  expect(result.current.other).toMatchObject({ from: 'server', values: { lugarNacimiento: 'Allá' } })
  // The server's version was shown, so the next save may overwrite it.
  expect(result.current.base).toEqual([NOON])
})
