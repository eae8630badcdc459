import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/recognition.examples.ts'
import { setSession } from '#core/session/session-state.ts'
import { writeDraft } from '#core/outbox/drafts.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { RECOGNITION_FORM, TYPED_STEP } from '#domain/request-forms.ts'
import { flushDrafts } from '#hooks/work/use-draft.ts'
import { openWorkHere, putRefused } from '../../../tests/support/device/work-here.ts'
import { GiveScreen } from './give-screen.tsx'

/** What the catalogue has the form say when the values can't be loaded, or nothing is saved (spec 001 §8). */

const sendRequest = vi.hoisted(() => vi.fn())
vi.mock('#models/requests/send-request.ts', () => ({ sendRequest }))

// Queries by role are slow without a browser, and slower on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

const VALUES_FAILED = 'Ha ocurrido un error al cargar los valores.'
const NOT_SAVED = 'ERROR. No pudimos guardar tu información'
const typed = {
  principle: 'Ayudar al equipo',
  colleague: { EMPLID: '100103', NAME: 'BRENDA SOTO LUNA', Area: 'PRODUCCIÓN' },
  reason: 'Apoyó al equipo.',
}

let values: () => Response
let work: Awaited<ReturnType<typeof openWorkHere>>

beforeEach(async () => {
  const profile = { user: { Id_Usuario: 9, Folio: '100101' }, menu: null, company: '00100' } as never
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  work = await openWorkHere()
  sendRequest.mockReset()
  values = () => Response.json(examples.listPrinciples.response)
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const body = (await request.json().catch(() => ({}))) as { Opcion?: number }
    if (body.Opcion === 1) return values()
    if (body.Opcion === 4) return Response.json(examples.countRecognitions.response)
    throw new TypeError('Failed to fetch')
  })
})
afterEach(async () => {
  cleanup()
  await flushDrafts()
  setOpenStore(null)
  vi.unstubAllGlobals()
})

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <GiveScreen />
    </QueryClientProvider>,
  )
}
const send = async () => fireEvent.click(await screen.findByRole('button', { name: 'Reconocer a Brenda' }))

test.each([
  ['refused', () => Response.json({ status: 'ERROR' })],
  ['not to be had', () => new Response('', { status: 500 })],
])(
  'RECO-10: the values are %s: it is told in the spec’s words, and asked again by hand',
  async (_, failed) => {
    values = failed
    open()
    expect(await screen.findByText(VALUES_FAILED)).toBeTruthy()
    values = () => Response.json(examples.listPrinciples.response)
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('Ayudar al equipo')).toBeTruthy()
    expect(screen.queryByText(VALUES_FAILED)).toBeNull()
  },
)

test.each([
  ['the server does not answer', { kind: 'failed', failure: { kind: 'unavailable' }, isKept: false }],
  [
    'it refuses without a reason',
    { kind: 'failed', failure: { kind: 'rejected', message: '' }, isKept: true },
  ],
  ['the device has no room', null],
])('RECO-12: %s: not saved is told, never saved, and what was typed stays', async (_, end) => {
  await writeDraft(RECOGNITION_FORM, TYPED_STEP, typed)
  if (end) sendRequest.mockResolvedValueOnce(end)
  else sendRequest.mockRejectedValueOnce(new Error('no room'))
  open()
  await send()
  expect(await screen.findByText(NOT_SAVED)).toBeTruthy()
  expect(screen.queryByText('Valor asignado con éxito.')).toBeNull()
  expect(screen.getByDisplayValue('Apoyó al equipo.')).toBeTruthy()
})

test('RECO-12: refused while it waited on the device: told where it was written', async () => {
  const refused = { operation: 'VAL-05', form: RECOGNITION_FORM, step: 'solicitud' }
  await putRefused(work, { ...refused, values: typed, message: '' })
  open()
  expect(await screen.findByText(NOT_SAVED)).toBeTruthy()
  expect(screen.getByDisplayValue('Apoyó al equipo.')).toBeTruthy()
})
