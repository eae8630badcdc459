import type { QueryClient } from '@tanstack/react-query'
import { readWorkFacts } from '#contract/approvals/work-facts.ts'
import { deviceMode } from '#core/store/device-mode.ts'
import { loadConfig } from '#core/transport/config.ts'
import { fetchOlder } from '#hooks/operations/fetch-kept.ts'
import { prefetchLaw } from '../law/ahead.ts'

const HOUR_MS = 60 * 60 * 1000

/** Fetches the data that judge a request without a network: the company's rows of the law and the team's hours. */
export async function prefetchData(client: QueryClient): Promise<void> {
  // A company's own host has neither, and each request would be an error in its log.
  if ((await loadConfig()).deliveryKey === undefined) return
  await prefetchLaw(client)
  if (deviceMode() === 'personal') await fetchOlder(client, readWorkFacts, {}, HOUR_MS)
}
