import {
  cleanup,
  configure,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CaptureResult } from '#media/capture/capture-types.ts'
import { blankDispute } from './dispute-drafts.ts'
import { disputeTexts } from './dispute-texts.es.ts'
import { DisputesWaiting } from './dispute-waiting.tsx'
import { useDisputePhotos } from './use-dispute-photos.ts'

// Queries by role are slow without a browser, and slower on a busy machine.
configure({ asyncUtilTimeout: 5000 })

const { snack, discardQueued } = vi.hoisted(() => ({ snack: vi.fn(), discardQueued: vi.fn() }))
vi.mock('#hooks/operations/snack.ts', () => ({ showSnack: snack }))
vi.mock('#hooks/work/use-outbox.ts', async (original) => ({ ...(await original<object>()), discardQueued }))

beforeEach(() => {
  snack.mockReset()
  discardQueued.mockReset()
})
afterEach(cleanup)

const es = disputeTexts.es

async function takeBack(): Promise<void> {
  const row = {
    form: 'inconformidad-1',
    step: 'solicitud',
    opId: 'op-1',
    state: 'queued',
    at: 1,
    message: '',
    values: { ...blankDispute, reason: 'Descuento', day: '2026-11-20', photos: [], photoCount: 0 },
  } as const
  render(<DisputesWaiting rows={[row]} onCorrect={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: /^No enviar/ }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: es.takeBack }))
}

test('a dispute that the device could not take back is not passed over in silence', async () => {
  discardQueued.mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'))
  await takeBack()
  await waitFor(() => expect(snack).toHaveBeenCalledWith({ text: es.notTaken, tone: 'error' }))
})

test('one that is on its way is said to be', async () => {
  discardQueued.mockResolvedValueOnce(false)
  await takeBack()
  await waitFor(() => expect(snack).toHaveBeenCalledWith({ text: es.tooLate, tone: 'info' }))
})

test('a photo that can’t be read is said to be, and those before it stay', async () => {
  const place = { form: 'nueva', texts: 'solicitud', photos: 'fotos', camera: 'camara' } as never
  const first = { data: 'data:image/jpeg;base64,/9j/', preview: null }
  const { result } = renderHook(() => useDisputePhotos(place, [first]))
  const gone = { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }
  const unread = { blob: new Blob(['x']), kind: 'jpg', preview: gone } as unknown as CaptureResult
  await act(() => result.current.take(unread, 1))
  expect(snack).toHaveBeenCalledWith(expect.objectContaining({ text: es.form.photoUnread, tone: 'error' }))
  expect(result.current.photos).toEqual([first])
})
