import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { setOpenStore } from '#core/store/open-store.ts'
import * as session from '#core/session/session.ts'
import type { WorkStore } from '#core/store/work-store.ts'
import { openWorkHere, putRefused } from '../../../tests/support/device/work-here.ts'
import { useDraft } from '../work/use-draft.ts'
import { setLeavingQuestion, useSignOut } from './use-sign-out.ts'

let work: WorkStore
let signOut: MockInstance<typeof session.signOut>
const question = vi.fn()

beforeEach(async () => {
  signOut = vi.spyOn(session, 'signOut').mockResolvedValue({ message: null })
  question.mockReset()
  setLeavingQuestion(question)
  work = await openWorkHere()
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.restoreAllMocks()
})

const refused = { operation: 'DOC-12', form: 'data-form', step: '1', values: {}, message: 'No' }

async function leave() {
  const { result } = renderHook(() => useSignOut())
  result.current.signOut()
  return result
}

test('signs out without a question when nothing is waiting', async () => {
  await leave()
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1))
  expect(question).not.toHaveBeenCalled()
})

test('asks about a refused step, and stays signed in after a no', async () => {
  await putRefused(work, refused)
  let answer = (_isYes: boolean) => {}
  question.mockReturnValue(new Promise<boolean>((resolve) => (answer = resolve)))
  const result = await leave()
  await waitFor(() => expect(question).toHaveBeenCalledWith({ needsAuthor: 1, automatic: 0 }, true))
  expect(result.current.isBusy).toBe(false)
  await act(async () => answer(false))
  expect(result.current.isBusy).toBe(false)
  expect(signOut).not.toHaveBeenCalled()
})

test('asks about an unsent step on a host without a delivery key, and signs out after a yes', async () => {
  const row = await putRefused(work, refused)
  await work.db.outbox.where('opId').equals(row.opId).modify({ state: 'queued' })
  await work.db.drafts.toCollection().modify({ state: 'queued' })
  question.mockResolvedValue(true)
  await leave()
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1))
  expect(question).toHaveBeenCalledWith({ needsAuthor: 1, automatic: 0 }, true)
})

test('asks when the store does not answer', async () => {
  work.db.close()
  vi.spyOn(work.db.drafts, 'filter').mockImplementation(() => {
    throw new Error('closed')
  })
  question.mockResolvedValue(false)
  await leave()
  await waitFor(() => expect(question).toHaveBeenCalledWith(null, true))
  expect(signOut).not.toHaveBeenCalled()
})

test('asks about input that could not be stored, but does not ask the next person', async () => {
  work.db.drafts.hook('creating', () => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  const form = renderHook(() => useDraft('data-form', '1'))
  await waitFor(() => expect(form.result.current.isReady).toBe(true))
  form.result.current.save({ calle: 'Canario' })
  question.mockResolvedValue(true)
  await leave()
  await waitFor(() => expect(question).toHaveBeenCalledWith({ needsAuthor: 0, automatic: 0 }, false))
  form.unmount()
  setOpenStore(null)
  question.mockClear()
  await leave()
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(2))
  expect(question).not.toHaveBeenCalled()
})
