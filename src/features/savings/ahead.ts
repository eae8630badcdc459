import type { QueryClient } from '@tanstack/react-query'
import { readSavings } from '#contract/savings/savings.ts'
import { readAccountStatement, readLoan } from '#contract/savings/savings-statement.ts'
import { currentSession } from '#core/session/session-state.ts'
import { deviceMode } from '#core/store/device-mode.ts'
import { isEnrolled } from '#domain/identity/can.ts'
import { fetchMissing } from '#hooks/operations/fetch-kept.ts'
import { preloadPart } from '#parts/lazy-part.ts'
import { loadChart } from './statement/chart-link.tsx'

/** Prefetches the fund, and a member's statement, loan and charts (SHELL-32). Only on a personal device. */
export async function prefetchData(client: QueryClient): Promise<void> {
  const session = currentSession()
  if (session.phase !== 'open' || deviceMode() !== 'personal') return
  const { Id_Usuario, Folio } = session.profile.user
  const fund = await fetchMissing(client, readSavings, { userId: String(Id_Usuario) })
  if (!fund || !isEnrolled(fund.data)) return
  await fetchMissing(client, readAccountStatement, {})
  await fetchMissing(client, readLoan, { folio: Folio })
  await preloadPart(loadChart)
}
