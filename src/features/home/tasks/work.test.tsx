import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countDataChanges } from '#contract/data-form/data-change-count.ts'
import { readDeskSummary } from '#contract/requests/request-desk.ts'
import { setSession } from '#core/session/session-state.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import { shellAlone } from '../../../../tests/support/browser/shell-parts.tsx'
import { Work } from './work.tsx'

const summary = {
  status: 'OK',
  abiertas: 6,
  respondidas: 0,
  motivos: [],
  edades: [],
  medianaHoras: null,
  nivelPromedio: null,
}

beforeEach(() => {
  const profile = { user: { Id_Usuario: 9, Folio: '100301' }, menu: null, company: '00300' } as never
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const { pathname } = new URL(request.url)
    if (pathname === countDataChanges.path)
      return Response.json({ status: 'OK', porVer: 2, documentos: 0, personas: 0 })
    if (pathname === readDeskSummary.path) return Response.json(summary)
    throw new TypeError('Failed to fetch')
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(desks: string[]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShellPartsProvider value={{ ...shellAlone, canOpen: (path) => desks.includes(path) }}>
        <Work onReady={() => {}} />
      </ShellPartsProvider>
    </QueryClientProvider>,
  )
}

test('lists changed personal data among the daily work of human resources', async () => {
  show([paths.dataChanges, paths.documentReview])
  expect(await screen.findByRole('heading', { name: 'Por atender hoy' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Revisa 2 cambios de datos/ }).getAttribute('href')).toBe(
    `#${paths.dataChanges}`,
  )
})

test('links each kind of request to its own list', async () => {
  show([paths.requestDesk])
  const disputes = await screen.findByRole('link', { name: /Responde 6 inconformidades/ })
  expect(disputes.getAttribute('href')).toBe('#/AtencionNomina?tipo=inconformidad')
  const clarifications = screen.getByRole('link', { name: /Responde 6 aclaraciones/ })
  expect(clarifications.getAttribute('href')).toBe('#/AtencionNomina?tipo=aclaracion')
})

test('offers a guard a link to the gate', async () => {
  show([paths.gate])
  const gate = await screen.findByRole('link', { name: /Marca entradas y salidas/ })
  expect(gate.getAttribute('href')).toBe(`#${paths.gate}`)
})
