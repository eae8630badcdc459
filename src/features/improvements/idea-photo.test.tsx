import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setOpenStore } from '#core/store/open-store.ts'
import { hasUnstoredText } from '#core/store/update-readiness.ts'
import * as capture from '#media/capture/capture-lazy.ts'
import type { CaptureResult } from '#media/capture/capture-types.ts'
import { newRequestForms } from '#domain/requests/request-forms.ts'
import { type KeptPhoto, newPlace, photosOf } from '#models/requests/photo-drafts.ts'
import { watchSnacks } from '../../../tests/support/device/snacks-here.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { blankIdea } from './idea-drafts.ts'
import { IdeaPhotoField } from './idea-photo.tsx'
import { texts } from './texts.es.ts'
import { useIdeaForm } from './use-idea-form.ts'

const place = newPlace(newRequestForms.improvement)
let result: Partial<CaptureResult>
const Capture = ({ onReady }: { onReady: (given: unknown) => void }) => (
  <button type="button" onClick={() => onReady(result)}>
    Usar
  </button>
)
let snacks: ReturnType<typeof watchSnacks>

const photo: KeptPhoto = { data: 'data:image/jpeg;base64,/9j/', preview: null }

beforeEach(() => {
  vi.spyOn(capture, 'loadCapture').mockResolvedValue({ Capture } as never)
  snacks = watchSnacks()
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.restoreAllMocks()
})

test('reports an unreadable photo, and accepts another one', async () => {
  await openWorkHere()
  const unread = {
    type: 'image/jpeg',
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
  }
  result = { blob: new Blob(['x']), kind: 'jpg', preview: unread as never }
  const change = vi.fn()
  render(<IdeaPhotoField place={place} photos={[]} onChange={change} />)
  fireEvent.click(screen.getByRole('button', { name: texts.es.form.addPhoto }))
  fireEvent.click(await screen.findByRole('button', { name: 'Usar' }))
  await waitFor(() => expect(snacks).toEqual([{ text: texts.es.form.photoUnread, tone: 'error' }]))
  expect(change).not.toHaveBeenCalled()
  result = { blob: new Blob(['x']), kind: 'jpg', preview: null }
  fireEvent.click(screen.getByRole('button', { name: texts.es.form.addPhoto }))
  fireEvent.click(await screen.findByRole('button', { name: 'Usar' }))
  await waitFor(() => expect(change).toHaveBeenCalledTimes(1))
})

test('treats a photo as unsaved work until it is stored', async () => {
  const start = { values: blankIdea, photos: [], correction: null }
  const { result: form } = renderHook(() => useIdeaForm(place, start, vi.fn()))
  expect(hasUnstoredText()).toBe(false)
  await act(() => form.current.putPhotos([photo]))
  expect(snacks).toEqual([{ text: texts.es.form.photoNotKept, tone: 'error' }])
  expect(hasUnstoredText()).toBe(true)
  await openWorkHere()
  await act(() => form.current.putPhotos([photo]))
  expect(hasUnstoredText()).toBe(false)
  expect(await photosOf(place, null, 'foto')).toEqual([photo])
})
