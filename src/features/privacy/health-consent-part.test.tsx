import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appConfig } from '#contract/protocol/app-config.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import * as settings from '#core/transport/config.ts'
import * as snacks from '#hooks/operations/snack.ts'
import * as requests from '#models/requests/send-request.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { renderHere, withoutRetries } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { HealthConsentPart } from './health-consent-part.tsx'

let salud: { respuesta: string; fecha: string } | undefined
let said: string[]
let sent: { input: { respuesta?: unknown } }[]
let isPortalServer: boolean

beforeEach(async () => {
  await openWorkHere()
  salud = { respuesta: 'acepto', fecha: '18/03/2026 09:00:00' }
  said = []
  sent = []
  isPortalServer = true
  openSessionHere({ Id_Usuario: 1, Folio: '100102' })
  const deliveryKey = { kty: 'RSA', n: 'x', e: 'AQAB', kid: 'k' }
  vi.spyOn(settings, 'loadConfig').mockImplementation(async () =>
    appConfig().parse(isPortalServer ? { deliveryKey } : {}),
  )
  vi.spyOn(snacks, 'showSnack').mockImplementation(({ text }) => void said.push(text))
  vi.spyOn(requests, 'sendRequest').mockImplementation(async (entry) => {
    sent.push(entry as never)
    salud = {
      respuesta: String((entry.input as { respuesta: string }).respuesta),
      fecha: '19/03/2026 09:00:00',
    }
    return { kind: 'registered' }
  })
  vi.stubGlobal('fetch', async (request: Request | URL) =>
    request instanceof URL
      ? Response.json({})
      : Response.json({
          status: 'OK',
          version: 0,
          fecha: '',
          cambios: '',
          aceptado: false,
          aceptados: [],
          salud,
        }),
  )
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open() {
  return renderHere(<HealthConsentPart />, withoutRetries())
}
const button = (name: string) => screen.findByRole('button', { name })

test('withdraws the consent after a question, and says that the answers are erased', async () => {
  open()
  expect(await screen.findByText('Diste tu permiso el 18/03/2026')).toBeTruthy()
  fireEvent.click(await button('Retirar mi permiso'))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('El portal borra tus respuestas de salud.')
  expect(sent).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sí, borrarlas' }))
  await waitFor(() => expect(said).toEqual(['El portal ya no guarda tus respuestas de salud']))
  expect(sent.map(({ input }) => input.respuesta)).toEqual(['no-acepto'])
  expect(await screen.findByText('No diste tu permiso el 19/03/2026')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retirar mi permiso' })).toBeNull()
})

test('gives the consent without a question', async () => {
  salud = { respuesta: 'no-acepto', fecha: '18/03/2026 09:00:00' }
  open()
  fireEvent.click(await button('Doy mi permiso'))
  await waitFor(() => expect(sent.map(({ input }) => input.respuesta)).toEqual(['acepto']))
})

test('offers both decisions before the first one', async () => {
  salud = { respuesta: '', fecha: '' }
  open()
  expect(await screen.findByText('Todavía no decides')).toBeTruthy()
  expect(screen.getAllByRole('button')).toHaveLength(2)
})

test.each([
  ['a host without the question', () => (isPortalServer = false)],
  ['an account without a record', () => (salud = undefined)],
])('shows nothing on %s', async (_name, prepare) => {
  prepare()
  const { container } = open()
  await waitFor(() => expect(settings.loadConfig).toHaveBeenCalled())
  await waitFor(() => expect(container.textContent).toBe(''))
})
