import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appConfig } from '#contract/protocol/app-config.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import type { WorkStore } from '#core/store/work-store.ts'
import * as settings from '#core/transport/config.ts'
import { openWorkHere, putRefused } from '../../../tests/support/device/work-here.ts'
import { renderHere, withoutRetries } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { PollScreen } from './poll-screen.tsx'
import { PollsScreen } from './polls-screen.tsx'

const NONE = 'No tienes encuestas por contestar'
const poll = { id: 3, titulo: 'Comedor', intro: '', hasta: '', minutos: 2, contestada: false }

let list: () => Promise<Response>
let calls: string[]
let work: WorkStore

beforeEach(async () => {
  work = await openWorkHere()
  openSessionHere({ Id_Usuario: 1, Folio: '100106' })
  const deliveryKey = { kty: 'RSA', n: 'x', e: 'AQAB', kid: 'k' }
  vi.spyOn(settings, 'loadConfig').mockImplementation(async () => appConfig().parse({ deliveryKey }))
  calls = []
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const { pathname } = new URL(request.url)
    calls.push(pathname)
    return pathname.endsWith('/encuestas/mias') ? list() : Response.json({ status: 'Conestada' })
  })
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(what = <PollsScreen />) {
  renderHere(what, withoutRetries())
}
const asked = () => vi.waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(3))
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('does not show the empty state while a list is being fetched', async () => {
  let answer: (response: Response) => void = () => undefined
  list = () => new Promise((resolve) => (answer = resolve))
  open()
  await asked()
  await pass(100)
  expect(screen.queryByText(NONE)).toBeNull()
  answer(Response.json({ status: 'OK', data: [poll] }))
  expect(await screen.findByText('Comedor')).toBeTruthy()
  expect(screen.queryByText(NONE)).toBeNull()
})

test('shows the empty state once all lists are empty', async () => {
  list = async () => Response.json({ status: 'OK', data: [] })
  open()
  expect(await screen.findByText(NONE)).toBeTruthy()
})

test('shows an error instead of the empty state when a list cannot be fetched', async () => {
  list = async () => new Response('', { status: 500 })
  open()
  await asked()
  expect(await screen.findByText('El portal no responde. Intenta más tarde.')).toBeTruthy()
  expect(screen.queryByText(NONE)).toBeNull()
})

/** Answers that waited on this device while the person answered on another. */
function refusedHere() {
  list = async () => Response.json({ status: 'OK', data: [{ ...poll, contestada: true }] })
  const values = { answers: {}, folio: '' }
  const message = 'Ya contestaste esta encuesta.'
  return putRefused(work, { operation: 'P-152', form: 'encuesta-3', step: 'solicitud', values, message })
}

test('lists a poll that was answered on another device as answered, not as an error', async () => {
  await refusedHere()
  open()
  expect(await screen.findByText('Contestada')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Comedor/ }).getAttribute('href')).toBe('#/Encuestas/3')
  expect(screen.queryByText(/Error/)).toBeNull()
})

test('says that a poll was answered on another device, and removes the answers of this one', async () => {
  await refusedHere()
  open(<PollScreen params={{ encuesta: '3' }} />)
  expect(
    await screen.findByText('Se contestó en otro dispositivo. Lo de este no se envió y se quitó.'),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ver mis encuestas' })).toBeTruthy()
  await vi.waitFor(async () => expect(await work.db.outbox.count()).toBe(0))
  expect(await work.db.drafts.count()).toBe(0)
})
