import type { QueryClient } from '@tanstack/react-query'
import { countRecognitions, listColleagues, listPrinciples } from '#contract/recognition/recognition.ts'
import { deviceMode } from '#core/store/device-mode.ts'
import { fetchMissing } from '#hooks/operations/fetch-kept.ts'

export async function prefetchData(client: QueryClient): Promise<void> {
  if (deviceMode() !== 'personal') return
  await fetchMissing(client, listPrinciples, {})
  await fetchMissing(client, listColleagues, { buscar: '' })
  await fetchMissing(client, countRecognitions, {})
}
