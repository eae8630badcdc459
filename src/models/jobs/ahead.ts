import type { QueryClient } from '@tanstack/react-query'
import { jobsOf, listAreas, listJobQuestions, listJobs, readEligibility } from '#contract/jobs.ts'
import { deviceMode } from '#core/store/device-mode.ts'
import { fetchMissing } from '#hooks/operations/fetch-kept.ts'

/** Vacancies whose questions come along: they are answered without a network, too. */
const MOST_ANSWERED = 12

/** Vacancies on a person's own device before they were ever looked at, one question to the server after the other. */
export async function bringAhead(client: QueryClient): Promise<void> {
  if (deviceMode() !== 'personal') return
  const answer = await fetchMissing(client, listAreas, {})
  // Nobody answers: the next start asks again.
  if (answer === null) return
  await fetchMissing(client, readEligibility, {})
  let left = MOST_ANSWERED
  // A host that counts none per area is not asked for each of the eight.
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
