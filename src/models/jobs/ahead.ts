import type { QueryClient } from '@tanstack/react-query'
import { jobsOf, listAreas, listJobQuestions, listJobs, readEligibility } from '#contract/jobs/jobs.ts'
import { deviceMode } from '#core/store/device-mode.ts'
import { fetchMissing } from '#hooks/operations/fetch-kept.ts'

/** Maximum number of vacancies whose questions are prefetched for offline use. */
const MAX_PREFETCHED = 12

/** Prefetches vacancies and their questions, one request at a time. Skipped on a kiosk. */
export async function prefetchData(client: QueryClient): Promise<void> {
  if (deviceMode() !== 'personal') return
  const answer = await fetchMissing(client, listAreas, {})
  if (answer === null) return
  await fetchMissing(client, readEligibility, {})
  let left = MAX_PREFETCHED
  for (const { id, vacantes } of answer.areas) {
    if (!vacantes) continue
    const jobs = await fetchMissing(client, listJobs, jobsOf(id))
    for (const job of jobs?.vacantes ?? []) {
      if (left === 0) break
      left -= 1
      await fetchMissing(client, listJobQuestions, { idVacante: job.id })
    }
  }
}
