import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as drafts from '#core/outbox/drafts.ts'
import { setSession } from '#core/session/session-state.ts'
import { emptyRelative, kinship } from '#domain/data-form/data-form-step-7.ts'
import * as rules from '#domain/data-form/data-form.ts'
import { emptyStep } from '#domain/data-form/data-form.ts'
import * as outbox from '#hooks/work/use-outbox.ts'
import { goodSteps } from '../../../../tests/support/people/data-form-steps.ts'
import { step1 } from '../steps-first/step-1.tsx'
import { useStepConfirm } from './use-step-confirm.ts'

const profile = { user: { Id_Usuario: 1, Folio: '1' }, menu: null, company: '00100' } as never
const refusal = {
  state: 'none',
  at: null as number | null,
  message: null as string | null,
  isUnexplained: false,
}

beforeEach(() => {
  vi.spyOn(rules, 'checkStep').mockReturnValue({ ok: true, datos: {} } as never)
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function open(draft = refusal, step = 1) {
  const save = vi.fn()
  const showErrors = vi.fn()
  const goOn = vi.fn()
  const parts = {
    definition: { step },
    held: { form: { getValues: () => goodSteps[1] }, base: ['v1'], meet: vi.fn() },
    draft: { ...draft, save, flush: async () => undefined },
    context: { today: '2026-11-21', companyMailDomain: '', maritalStatus: 1 },
    sections: [],
    shown: [],
    way: { goOn },
    problems: { show: vi.fn(), showErrors, clear: vi.fn() },
  }
  return { save, showErrors, goOn, ...renderHook(() => useStepConfirm(parts as never)) }
}

test.each([
  ['full device', 'QuotaExceededError', 'No se pudo guardar aquí. Revisa el espacio e intenta otra vez.'],
  ['closed store', 'DatabaseClosedError', 'No se pudo guardar aquí. Revisa el espacio e intenta otra vez.'],
])(
  '%s: shows the failure, stores the typed values as a draft where possible, and allows a retry',
  async (_n, name, text) => {
    const confirm = vi.spyOn(outbox, 'confirmStep').mockRejectedValue(new DOMException('x', name))
    const { result, showErrors, save, goOn } = open()
    await act(() => result.current.retry())
    expect(confirm).toHaveBeenCalledTimes(1)
    expect(showErrors).toHaveBeenLastCalledWith(text, [])
    expect(save).toHaveBeenCalledWith(goodSteps[1], ['v1'])
    expect(goOn).not.toHaveBeenCalled()
    expect(result.current).toMatchObject({ isBusy: false, canRetry: true })
  },
)

test('says that the reason of a refusal is not known yet', () => {
  const { showErrors } = open({ state: 'rejected', at: 5, message: '', isUnexplained: true })
  expect(showErrors.mock.lastCall?.[0]).toBe('No se aceptó. Cuando haya internet, buscamos el motivo.')
})

test('FORM1-08: reports one error, not four, without a postal code', async () => {
  vi.mocked(rules.checkStep).mockRestore()
  const show = vi.fn()
  const values = { ...emptyStep(1, { maritalStatus: null }) }
  const [home] = step1.sections
  const parts = {
    definition: step1,
    held: { form: { getValues: () => values }, base: [], meet: vi.fn() },
    draft: { ...refusal, flush: async () => undefined },
    context: { today: '2026-11-21', companyMailDomain: '', maritalStatus: 1 },
    sections: step1.sections,
    shown: [home],
    way: {},
    problems: { show, showErrors: vi.fn(), clear: vi.fn() },
  }
  const { result } = renderHook(() => useStepConfirm(parts as never))
  await act(() => result.current.next())
  const fields = () => (show.mock.lastCall as [{ field: string }[]])[0].map(({ field }) => field)
  expect(fields()).toEqual(['cp'])
  values.cp = '64000'
  await act(() => result.current.next())
  expect(fields()).toEqual(['colonia', 'municipio', 'estado'])
})

test('reopens a confirmed step 7 only after the marital status was changed', async () => {
  vi.spyOn(rules, 'checkStep').mockReturnValue({ ok: true, datos: { estadoCivil: 2 } } as never)
  vi.spyOn(outbox, 'confirmStep').mockResolvedValue({ kept: true, opId: 'x' })
  const familiares = [kinship.mother, kinship.father].map(emptyRelative)
  const kept = {
    values: { familiares },
    state: 'synced',
    at: 1,
    opId: 'a',
    message: '',
    isUnexplained: false,
  } as const
  vi.spyOn(drafts, 'readDraft').mockResolvedValue(kept)
  const write = vi.spyOn(drafts, 'writeDraft').mockResolvedValue(true)
  const other = open(refusal, 4)
  await act(() => other.result.current.retry())
  expect(write).not.toHaveBeenCalled()
  const personal = open(refusal, 2)
  await act(() => personal.result.current.retry())
  expect(write).toHaveBeenCalledTimes(1)
  expect(personal.goOn).toHaveBeenCalledTimes(1)
})
