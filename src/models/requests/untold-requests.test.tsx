import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestClarification } from '#contract/requests/clarifications.ts'
import { acknowledge } from '#core/outbox/settle.ts'
import { setSession } from '#core/session/session-state.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import type { WorkStore } from '#core/store/work-store.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { REQUEST_STEP, requestForms } from '#domain/requests/request-forms.ts'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { watchSnacks } from '../../../tests/support/device/snacks-here.ts'
import { openWorkHere, putQueued } from '../../../tests/support/device/work-here.ts'
import { useSendRequest } from './use-send-request.ts'

const WAITS = 'Lo que enviaste está en Por enviar. Se envía solo.'
let work: WorkStore

beforeEach(async () => {
  sessionStorage.clear()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  setCurrentToken('t')
  openSessionHere({ Id_Usuario: 1 })
  work = await openWorkHere()
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
  setCurrentToken(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function send() {
  const { result, unmount } = renderHook(() =>
    useSendRequest(requestForms.clarification, null, async () => undefined),
  )
  const sending = result.current.send({ operation: requestClarification, input: {} as never, values: {} })
  return { sending, unmount }
}

/** Ends the session as a token that the server does not accept any more. */
async function expire(form: ReturnType<typeof send>): Promise<void> {
  await vi.waitFor(async () => expect(await work.db.outbox.count()).toBe(1))
  setCurrentToken(null)
  setOpenStore(null)
  noteWorkChange()
  await act(() => form.sending)
  setSession({ phase: 'signed-out', reason: 'expired' })
  form.unmount()
}

async function signIn(opened: WorkStore | null, user = 1): Promise<void> {
  await opened?.db.open()
  setOpenStore(null, {
    name: 'work',
    find: async () => opened,
    make: async () => opened,
    close: () => opened?.db.close(),
  })
  setCurrentToken('t')
  openSessionHere({ Id_Usuario: user })
}

test('says after the sign-in where a request is that was sent while the session expired', async () => {
  const snacks = watchSnacks()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await expire(send())
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await signIn(work)
  await waitFor(() => expect(snacks).toEqual([{ text: WAITS, tone: 'info' }]))
})

test('says after the sign-in that such a request has arrived', async () => {
  const snacks = watchSnacks()
  await expire(send())
  await work.db.open()
  const row = await work.db.outbox.toCollection().first()
  await acknowledge(work, row!, serverNow())
  await signIn(work)
  await waitFor(() => expect(snacks).toEqual([{ text: 'Lo que enviaste sí llegó.', tone: 'success' }]))
})

test('tells another person nothing', async () => {
  const snacks = watchSnacks()
  await expire(send())
  expect(sessionStorage.length).toBe(1)
  await signIn(null, 2)
  await waitFor(() => expect(sessionStorage.length).toBe(0))
  expect(snacks).toEqual([])
})

test('tells when a form opens after the page was reloaded during the sending', async () => {
  const snacks = watchSnacks()
  const form = `${requestForms.clarification}uno`
  await putQueued(work, { operation: requestClarification.id, form, step: REQUEST_STEP, values: {} })
  sessionStorage.setItem('turno.untold-requests', JSON.stringify([form]))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderHook(() => useSendRequest(requestForms.dayOff, null, async () => undefined))
  await waitFor(() => expect(snacks).toEqual([{ text: WAITS, tone: 'info' }]))
})
