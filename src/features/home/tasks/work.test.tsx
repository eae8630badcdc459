import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countDataChanges } from '#contract/data-change-count.ts'
import { setSession } from '#core/session/session-state.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import { shellAlone } from '../../../../tests/support/browser/shell-parts.tsx'
import { Work } from './work.tsx'

// Queries by role are slow without a browser, and slower on a busy machine.
configure({ asyncUtilTimeout: 5000 })

beforeEach(() => {
  const profile = { user: { Id_Usuario: 9, Folio: '100301' }, menu: null, company: '00300' } as never
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    if (new URL(request.url).pathname !== countDataChanges.path) throw new TypeError('Failed to fetch')
    return Response.json({ status: 'OK', porVer: 2, documentos: 0, personas: 0 })
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('what people changed of their data waits among the day’s work of human resources', async () => {
  const desks = new Set<string>([paths.dataChanges, paths.documentReview])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShellPartsProvider value={{ ...shellAlone, canOpen: (path) => desks.has(path) }}>
        <Work onReady={() => {}} />
      </ShellPartsProvider>
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Te esperan hoy' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Revisa 2 cambios de datos/ }).getAttribute('href')).toBe(
    `#${paths.dataChanges}`,
  )
})
