import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deviceDatabase } from '#core/store/device-store.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { acknowledge } from '#core/outbox/settle.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { readDraft, writeDraft } from '#core/outbox/drafts.ts'
import { CORRECTION_PHOTOS_STEP, newRequestForms, PHOTOS_STEP, REQUEST_STEP } from '#domain/request-forms.ts'
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

  // The service worker has sent it; the page's database follows a moment later.
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

test('a correction of pictures alone, whose first version was accepted all the same, is gone on with', async () => {
  const work = await openWorkHere()
  const texts = {
    reason: 'Descuento',
    isOther: false,
    ownReason: '',
    day: '2026-11-20',
    comment: 'Falta un día',
  }
  const sent = { ...texts, photos: [{ data: 'one', preview: null }], photoCount: 1 }
  await putRefused(work, { operation: 'P-06', form: FORM, step: REQUEST_STEP, values: sent, message: '' })
  const taken = [{ data: 'two', preview: null }]
  await writeDraft(FORM, CORRECTION_PHOTOS_STEP, taken)
  await work.db.outbox.clear()
  await work.db.drafts.where({ form: FORM, step: REQUEST_STEP }).modify({ state: 'synced' })

  const list = { at: 0, refresh: async () => undefined }
  renderHook(() => useWaitingRequests('inconformidad-', list))
  await waitFor(async () => expect(await readDraft(FORM, CORRECTION_PHOTOS_STEP)).toBeNull())
  const next = newRequestForms.dispute
  expect((await readDraft(next, PHOTOS_STEP))?.values).toEqual(taken)
  expect((await readDraft(next, REQUEST_STEP))?.values).toEqual(texts)
})
