import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { examples as savings } from '#contract/savings/savings.examples.ts'
import { examples as statements } from '#contract/savings/savings-statement.examples.ts'
import { readSavings } from '#contract/savings/savings.ts'
import { readAccountStatement } from '#contract/savings/savings-statement.ts'
import { setSession } from '#core/session/session-state.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { useHashPath } from '#hooks/navigation/navigation.ts'
import { keyOf, serviceHere } from '../../../tests/support/device/service-here.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { renderHere, withoutRetries } from '../../../tests/support/device/render-here.tsx'
import { routes } from '../routes/routes.ts'
import { HomeDialogs } from './home-dialogs.tsx'

beforeAll(async () => {
  await Promise.all(routes.filter(({ isAhead }) => isAhead).map(({ dialog, load }) => (dialog ?? load)()))
}, 120_000)
beforeEach(async () => {
  await openWorkHere()
  window.location.hash = '#/Inicio'
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['00100', true],
  ['00300', false],
])(
  'at Inicio, fetches the savings statement of company %s ahead: %s',
  async (company, isFetched) => {
    const profile = { user: { Id_Usuario: 9, Folio: '100101' }, menu: null, company } as never
    setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
    const fund = savings.readSavings.response
    const fundPath = readSavings.path.replace('{userId}', '9')
    const asked = serviceHere(({ key }) => {
      if (key === keyOf({ ...readSavings, path: fundPath }))
        return { ...fund, data: { ...fund.data, existe: 1 } }
      return key === keyOf(readAccountStatement) ? statements.readAccountStatement.response : null
    })
    renderHere(
      <Router hook={useHashPath}>
        <HomeDialogs />
      </Router>,
      withoutRetries(),
    )
    const isAsked = () => asked.some(({ key }) => key === keyOf(readAccountStatement))
    if (isFetched) return vi.waitFor(() => expect(isAsked()).toBe(true), { timeout: 10_000 })
    // Real time: no event shows that the prefetch, which begins after 1 s, is complete.
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(isAsked()).toBe(false)
  },
  30_000,
)
