import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deviceDatabase } from '#core/store/device-store.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { acknowledge } from '#core/outbox/settle.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { REQUEST_STEP } from '#domain/request-forms.ts'
import { openWorkHere, putRefused } from '../../../tests/support/device/work-here.ts'
import { useWaitingRequests } from './waiting-requests.ts'

const FORM = 'inconformidad-uno'

afterEach(() => {
  setOpenStore(null)
  vi.restoreAllMocks()
})

test('one that was delivered and is not on record yet stays in sight, and its end is told', async () => {
  const work = await openWorkHere()
  const row = await putRefused(work, {
    operation: 'P-06',
    form: FORM,
    step: REQUEST_STEP,
    values: {},
    message: '',
  })
  await work.db.outbox.toCollection().modify({ state: 'queued', isSealed: true })
  await work.db.drafts.toCollection().modify({ state: 'queued' })
  const copies = { toArray: async () => [{ opId: row.opId, state }] }
  let state = 'sending'
  vi.spyOn(deviceDatabase.sealed, 'where').mockReturnValue({
    anyOf: () => copies,
    equals: () => copies,
  } as never)

  const list = { at: 1, refresh: vi.fn(async () => undefined) }
  const told = vi.fn()
  const { result } = renderHook(() => useWaitingRequests('inconformidad-', list, told))
  await waitFor(() => expect(result.current).toMatchObject([{ form: FORM, state: 'sending' }]))

  // The worker has sent it; this page's records follow a moment later.
  state = 'done'
  const seen: unknown[] = []
  const look = async () => {
    await act(async () => {
      noteWorkChange()
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
    seen.push(result.current?.map((each) => each.state))
  }
  await look()
  await acknowledge(work, row, 5)
  await look()
  expect(seen).toEqual([['sending'], ['synced']])
  expect(list.refresh).toHaveBeenCalledTimes(1)
  expect(told).toHaveBeenCalledTimes(1)
})
