import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveStep } from '#contract/documents/documents.ts'
import { readDraft } from '#core/outbox/drafts.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { prepareUpdate } from '#core/store/update-readiness.ts'
import type { WorkStore } from '#core/store/work-store.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { flushDrafts, dropUnkept, useDraft } from './use-draft.ts'
import { confirmStep, forgetDraft } from './use-outbox.ts'

const FORM = 'data-form'
let work: WorkStore

beforeEach(async () => {
  work = await openWorkHere()
})
afterEach(async () => {
  cleanup()
  await flushDrafts()
  vi.restoreAllMocks()
  setOpenStore(null)
})

async function open() {
  const { result } = renderHook(() => useDraft<string>(FORM, '1'))
  await waitFor(() => expect(result.current.isReady).toBe(true))
  return result.current
}

function slowDown(ms: number) {
  const seal = work.seal.bind(work)
  return vi.spyOn(work, 'seal').mockImplementationOnce(async (...given) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    return seal(...given)
  })
}

const kept = async () => (await readDraft(FORM, '1'))?.values

test('waits for a running write before the page closes', async () => {
  const draft = await open()
  slowDown(50)
  draft.save('typed')
  const written = draft.flush()
  await act(prepareUpdate)
  expect(await kept()).toBe('typed')
  await written
})

test('keeps the newer value when an older write takes longer', async () => {
  const draft = await open()
  slowDown(50)
  draft.save('older')
  const older = draft.flush()
  draft.save('newer')
  await act(() => Promise.all([older, draft.flush()]))
  expect(await kept()).toBe('newer')
})

test('starts a screen that opens again with the values that are still being written', async () => {
  const draft = await open()
  slowDown(50)
  draft.save('typed')
  cleanup()
  expect((await open()).values).toBe('typed')
})

test('does not turn a confirmed step into a draft again when a write is still running', async () => {
  const draft = await open()
  const seal = slowDown(500)
  draft.save('typed')
  const written = draft.flush()
  await waitFor(() => expect(seal).toHaveBeenCalled())
  const input = { bandera: 1, datos: {} }
  await confirmStep({ operation: saveStep, input, form: FORM, step: '1', values: 'confirmed' })
  await act(() => written)
  expect(await readDraft(FORM, '1')).toMatchObject({ state: 'queued', values: 'confirmed' })
})

test('does not restore a draft whose values another form confirmed during a write', async () => {
  const draft = await open()
  const seal = slowDown(500)
  draft.save('typed')
  const written = draft.flush()
  await waitFor(() => expect(seal).toHaveBeenCalled())
  const input = { bandera: 1, datos: {} }
  const typedAt = { form: FORM, steps: ['1'] }
  await confirmStep({ operation: saveStep, input, form: 'own', step: '1', values: 'confirmed', typedAt })
  await act(() => written)
  expect(await kept()).toBe(undefined)
})

test('does not restore a discarded draft when a write is still running', async () => {
  const draft = await open()
  const seal = slowDown(500)
  draft.save('typed')
  const written = draft.flush()
  await waitFor(() => expect(seal).toHaveBeenCalled())
  await forgetDraft(FORM, '1')
  await act(() => written)
  expect(await kept()).toBe(undefined)
})

test('does not write the last input of one person into the store of the next person', async () => {
  const draft = await open()
  draft.save('theirs')
  setOpenStore(null)
  await openWorkHere()
  await act(flushDrafts)
  expect(await kept()).toBe(undefined)
})

test('does not tell the next person that input could not be stored', async () => {
  const draft = await open()
  vi.spyOn(work, 'seal').mockRejectedValueOnce(new DOMException('no room', 'QuotaExceededError'))
  draft.save('theirs')
  expect(await act(flushDrafts)).toBe(false)
  cleanup()
  setOpenStore(null)
  await openWorkHere()
  expect((await open()).canKeep).toBe(true)
})

function fill(): () => void {
  let isFull = true
  work.db.drafts.hook('creating', () => {
    if (isFull) throw new DOMException('no room', 'QuotaExceededError')
  })
  return () => {
    isFull = false
  }
}

test('shows unstored input when its screen reopens, and retries the write', async () => {
  const free = fill()
  const draft = await open()
  draft.save('typed')
  await act(draft.flush)
  cleanup()
  expect((await open()).values).toBe('typed')
  expect(await flushDrafts()).toBe(false)
  free()
  expect(await flushDrafts()).toBe(true)
  expect(await kept()).toBe('typed')
})

test('keeps unstored input when the confirmation fails', async () => {
  fill()
  const draft = await open()
  draft.save('typed')
  await act(draft.flush)
  const confirmed = confirmStep({
    operation: saveStep,
    input: { bandera: 1, datos: {} } as never,
    form: FORM,
    step: '1',
    values: 'typed',
  })
  await expect(confirmed).rejects.toThrow()
  expect(await flushDrafts()).toBe(false)
  dropUnkept(FORM, '1')
})

test('does not show input to the next person when its write failed after the author left', async () => {
  fill()
  const draft = await open()
  slowDown(50)
  draft.save('typed')
  const written = draft.flush()
  cleanup()
  setOpenStore(null)
  await act(() => written)
  expect((await open()).values).toBeNull()
  expect(await flushDrafts()).toBe(true)
})
