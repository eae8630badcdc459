import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setOpenStore } from '#core/store/open-store.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { newRequestForms } from '#domain/requests/request-forms.ts'
import { flushDrafts } from '#hooks/work/use-draft.ts'
import { newPlace } from '#models/requests/photo-drafts.ts'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { blankDispute } from './dispute-drafts.ts'
import { useDisputeForm } from './use-dispute-form.ts'

const place = newPlace(newRequestForms.dispute)

afterEach(() => {
  cleanup()
  setCurrentToken(null)
  setOpenStore(null)
  vi.unstubAllGlobals()
})

test('has nothing unsaved after the server registered the dispute, on a device without storage', async () => {
  openSessionHere({ Id_Usuario: 7, Folio: 'F7' })
  setCurrentToken('token')
  vi.stubGlobal('fetch', async (request: Request | URL) =>
    Response.json(request instanceof URL ? {} : { status: 'OK' }),
  )
  const ends = { onDone: vi.fn(), onRefused: vi.fn() }
  const values = { ...blankDispute, reason: 'Descuento', day: '2026-11-20', comment: 'Falta un día' }
  const start = { values, correction: null }
  const { result } = renderHook(() => useDisputeForm(place, start, ends))
  await waitFor(() => expect(result.current.draft.isReady).toBe(true))
  act(() => result.current.change({ comment: 'Faltan dos días' }))
  expect(await flushDrafts()).toBe(false)
  await act(() => result.current.send([]))
  expect(ends.onDone).toHaveBeenCalledWith(
    expect.objectContaining({ isSent: true, values: { ...values, comment: 'Faltan dos días' } }),
  )
  expect(await flushDrafts()).toBe(true)
})

test('keeps the rejection text until the next attempt, then removes each error when its field changes', () => {
  const values = { ...blankDispute, isOther: true }
  const correction = { form: 'inconformidad-1', values: { ...values, photos: [], photoCount: 0 } }
  const ends = { onDone: vi.fn(), onRefused: vi.fn() }
  const start = { values, correction: { ...correction, message: 'Falta el día.' } }
  const { result } = renderHook(() => useDisputeForm(place, start, ends))
  const fields = () => result.current.trouble?.problems.map(({ field }) => field)
  act(() => result.current.change({ comment: '' }))
  expect(result.current.trouble).toMatchObject({ text: 'Falta el día.' })
  act(() => void result.current.send([]))
  expect(fields()).toEqual(['reason', 'day', 'comment'])
  act(() => result.current.change({ ownReason: 'D' }))
  expect(fields()).toEqual(['day', 'comment'])
  act(() => result.current.change({ day: '2026-11-2' }))
  expect(fields()).toEqual(['comment'])
  act(() => result.current.change({ comment: 'F' }))
  expect(result.current.trouble).toBeNull()
})
