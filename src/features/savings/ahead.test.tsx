import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples as savings } from '#contract/savings/savings.examples.ts'
import { examples as statements } from '#contract/savings/savings-statement.examples.ts'
import type { Profile } from '#core/keys/profile.ts'
import { setSession } from '#core/session/session-state.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { loadedPart } from '#parts/lazy-part.ts'
import { prefetchData } from './ahead.ts'
import { loadChart } from './statement/chart-link.tsx'

/** The fund is prefetched before its screen is opened (SHELL-32). */

let asked: string[]
let existe: number

beforeEach(async () => {
  await openWorkHere()
  asked = []
  const profile = { user: { Id_Usuario: 9, Folio: '100101' }, menu: null } as unknown as Profile
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  const fund = savings.readSavings.response
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    if (pathname.includes('datos-por-empleado'))
      return Response.json({ ...fund, data: { ...fund.data, existe } })
    return Response.json(
      pathname.includes('getEstadoCuenta') ? statements.readAccountStatement.response : { status: 'VACIO' },
    )
  })
})
afterEach(() => {
  setOpenStore(null)
  vi.unstubAllGlobals()
})

test.each([
  [0, false],
  [1, true],
])('prefetches the statement when existe is %i: %s', async (exists, isFetched) => {
  existe = exists
  await prefetchData(new QueryClient())
  expect(asked.includes('/api/getEstadoCuenta')).toBe(isFetched)
})

test('prefetches the charts of a member', async () => {
  existe = 1
  await prefetchData(new QueryClient())
  expect(loadedPart(loadChart)).toBeDefined()
})
