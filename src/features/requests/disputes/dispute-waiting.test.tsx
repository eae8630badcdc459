import { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setOpenStore } from '#core/store/open-store.ts'
import type { WorkStore } from '#core/store/work-store.ts'
import { REQUEST_STEP } from '#domain/requests/request-forms.ts'
import type { CaptureResult } from '#media/capture/capture-types.ts'
import { watchSnacks } from '../../../../tests/support/device/snacks-here.ts'
import { openWorkHere, putQueued, sendCopiesHere } from '../../../../tests/support/device/work-here.ts'
import { blankDispute } from './dispute-drafts.ts'
import { disputeTexts } from './dispute-texts.es.ts'
import { waitingTexts } from '#models/requests/waiting-texts.es.ts'
import { DisputesWaiting } from './dispute-waiting.tsx'
import { useDisputePhotos } from './use-dispute-photos.ts'

let work: WorkStore
let snacks: ReturnType<typeof watchSnacks>

beforeEach(async () => {
  work = await openWorkHere()
  snacks = watchSnacks()
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.restoreAllMocks()
})

const es = disputeTexts.es

async function takeBack(): Promise<void> {
  const values = { ...blankDispute, reason: 'Descuento', day: '2026-11-20', photos: [], photoCount: 0 }
  const entry = await putQueued(work, {
    operation: 'P-06',
    form: 'inconformidad-1',
    step: REQUEST_STEP,
    values,
  })
  const row = { ...entry, state: 'queued', message: '', values } as const
  render(<DisputesWaiting rows={[row]} onCorrect={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: /^No enviar/ }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'No enviar' }))
}

test('shows an error when the device cannot withdraw the queued dispute', async () => {
  vi.spyOn(work.db.outbox, 'where').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await takeBack()
  await waitFor(() => expect(snacks).toEqual([{ text: waitingTexts.es.notTaken, tone: 'error' }]))
})

test('says that the dispute is already being sent and keeps it', async () => {
  sendCopiesHere()
  await takeBack()
  await waitFor(() => expect(snacks).toEqual([{ text: waitingTexts.es.tooLate, tone: 'info' }]))
  expect(await work.db.outbox.count()).toBe(1)
})

test('deletes a withdrawn dispute from the device, and says that it will not be sent', async () => {
  await takeBack()
  await waitFor(async () =>
    expect([await work.db.outbox.count(), await work.db.drafts.count()]).toEqual([0, 0]),
  )
  await waitFor(() => expect(snacks).toEqual([{ text: waitingTexts.es.discarded, tone: 'info' }]))
})

test('shows an error for an unreadable photo and keeps the earlier ones', async () => {
  const place = { form: 'nueva', texts: 'solicitud', photos: 'fotos', camera: 'camara' } as never
  const first = { data: 'data:image/jpeg;base64,/9j/', preview: null }
  const { result } = renderHook(() => useDisputePhotos(place, [first]))
  const gone = { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }
  const unread = { blob: new Blob(['x']), kind: 'jpg', preview: gone } as unknown as CaptureResult
  await act(() => result.current.take(unread, 1))
  expect(snacks).toEqual([{ text: es.form.photoUnread, tone: 'error' }])
  expect(result.current.photos).toEqual([first])
})
