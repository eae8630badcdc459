import type { QueryClient } from '@tanstack/react-query'
import { readLaw } from '#contract/law/law-rows.ts'
import { deviceMode } from '#core/store/device-mode.ts'
import { readKept } from '#core/store/kept.ts'
import type { LawAt } from '#domain/law/law-on.ts'
import { fetchOlder } from '#hooks/operations/fetch-kept.ts'
import { loadLawPart } from './law-part.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Fetches the company's rows of the law, at most once a day. Calendars and payslip checks need them offline. */
export async function prefetchLaw(client: QueryClient): Promise<void> {
  if (deviceMode() !== 'personal') return
  await fetchOlder(client, readLaw, {}, DAY_MS)
}

/** Reads the company's rows of the law from the device alone. @throws when the part cannot be loaded */
export async function readKeptLaw(): Promise<LawAt> {
  const [kept, { lawOfWire }] = await Promise.all([readKept(readLaw, {}), loadLawPart()])
  return lawOfWire(kept?.value.reglas ?? [])
}
