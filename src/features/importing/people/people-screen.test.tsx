import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readPeopleImport, uploadPeopleFile } from '#contract/imports/people-import.ts'
import { setSession } from '#core/session/session-state.ts'
import { Screen } from './people-screen.tsx'

/** False when no request arrives. */
let hasNetwork: boolean
/** Names of the files that the server received. */
let received: string[]

beforeEach(() => {
  hasNetwork = true
  received = []
  const profile = { user: { Id_Usuario: 9, Folio: '100501' }, menu: null, company: '00100' } as never
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => hasNetwork)
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    if (!hasNetwork) throw new TypeError('Failed to fetch')
    const { pathname } = new URL(request.url)
    if (pathname === uploadPeopleFile.path) {
      received.push(((await request.json()) as { nombre: string }).nombre)
      return Response.json({ status: 'OK', id: 1 })
    }
    expect(pathname).toBe(readPeopleImport.path)
    return Response.json({ status: 'OK', actual: null, origenes: ['Nómina'] })
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('says that an import needs internet, keeps the chosen file, and uploads it once there is a network', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { container } = render(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  )
  expect(await screen.findByLabelText(/^De dónde viene/)).toBeTruthy()
  hasNetwork = false
  fireEvent(window, new Event('offline'))
  expect(await screen.findByText('Conéctate para importar')).toBeTruthy()
  const input = container.querySelector('input[type=file]')
  if (!input) throw new Error('no way to choose a file')
  fireEvent.change(input, { target: { files: [new File(['a,b\n1,2'], 'lista.csv')] } })
  expect(await screen.findByText('lista.csv')).toBeTruthy()
  expect(screen.getByText('Sin internet. Conéctate e intenta otra vez.')).toBeTruthy()
  expect(received).toEqual([])
  hasNetwork = true
  fireEvent(window, new Event('online'))
  fireEvent.click(screen.getByRole('button', { name: 'Subir archivo' }))
  await waitFor(() => expect(received).toEqual(['lista.csv']))
})
