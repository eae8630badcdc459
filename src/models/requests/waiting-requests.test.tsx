import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deviceDatabase } from '#core/store/device-store.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { acknowledge } from '#core/outbox/settle.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { readDraft, writeDraft } from '#core/outbox/drafts.ts'
import {
  CORRECTION_PHOTOS_STEP,
  CORRECTION_STEP,
  newRequestForms,
  PHOTOS_STEP,
  REQUEST_STEP,
} from '#domain/requests/request-forms.ts'
import { openWorkHere, putQueued, putRefused } from '../../../tests/support/device/work-here.ts'
import { useWaitingRequests } from './waiting-requests.ts'

const FORM = 'inconformidad-uno'

afterEach(() => {
  setOpenStore(null)
  vi.restoreAllMocks()
})

test('shows a delivered request until it is on record, and reports the delivery once', async () => {
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
  const onNews = vi.fn()
  const { result } = renderHook(() => useWaitingRequests('inconformidad-', list, onNews))
  await waitFor(() => expect(result.current).toMatchObject([{ form: FORM, state: 'sending' }]))

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
  expect(seen).toEqual([['sending']])
  await acknowledge(work, row, 5)
  await waitFor(async () => {
    await look()
    expect(seen.at(-1)).toEqual(['synced'])
  })
  expect(list.refresh).toHaveBeenCalledTimes(1)
  expect(onNews).toHaveBeenCalledTimes(1)
})

test('tells that the host does not know the operation of a waiting request', async () => {
  const work = await openWorkHere()
  await putQueued(work, { operation: 'P-06', form: FORM, step: REQUEST_STEP, values: {} })
  await work.db.outbox.toCollection().modify({ isLacked: true })
  const list = { at: 1, refresh: vi.fn(async () => undefined) }
  const { result } = renderHook(() => useWaitingRequests('inconformidad-', list))
  await waitFor(() => expect(result.current).toMatchObject([{ form: FORM, state: 'queued', isLacked: true }]))
})

test('moves corrected pictures into a new request when the first version was accepted after all', async () => {
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

test('moves the correction of a request for authorization into the form of its kind', async () => {
  const work = await openWorkHere()
  const form = 'solicitud-por-autorizar-uno'
  const sent = {
    clase: 'pase_salida',
    values: { dia: '2026-11-20', motivo: 'Cita' },
    title: 'Pase de salida',
    summary: '20/11/2026',
  }
  await putRefused(work, { operation: 'P-91', form, step: REQUEST_STEP, values: sent, message: '' })
  const typed = { values: { dia: '2026-11-20', motivo: 'Cita médica' } }
  await writeDraft(form, CORRECTION_STEP, typed)
  await work.db.outbox.clear()
  await work.db.drafts.where({ form, step: REQUEST_STEP }).modify({ state: 'synced' })

  const list = { at: 0, refresh: async () => undefined }
  renderHook(() => useWaitingRequests('solicitud-por-autorizar-', list))
  await waitFor(async () => expect(await readDraft(form, CORRECTION_STEP)).toBeNull())
  expect((await readDraft(newRequestForms.asking, 'pase_salida'))?.values).toMatchObject(typed)
})

test('deletes a correction that changed nothing once the first version was accepted', async () => {
  const work = await openWorkHere()
  const form = 'solicitud-por-autorizar-uno'
  const values = { dia: '2026-11-20', motivo: 'Cita' }
  const sent = { clase: 'pase_salida', values, title: 'Pase de salida', summary: '20/11/2026' }
  await putRefused(work, { operation: 'P-91', form, step: REQUEST_STEP, values: sent, message: '' })
  await writeDraft(form, CORRECTION_STEP, { values })
  await work.db.outbox.clear()
  await work.db.drafts.where({ form, step: REQUEST_STEP }).modify({ state: 'synced' })

  const list = { at: 0, refresh: async () => undefined }
  renderHook(() => useWaitingRequests('solicitud-por-autorizar-', list))
  await waitFor(async () => expect(await readDraft(form, CORRECTION_STEP)).toBeNull())
  expect(await readDraft(newRequestForms.asking, 'pase_salida')).toBeNull()
})
