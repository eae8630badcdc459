import { useMemo } from 'react'
import { listAsked } from '#contract/approvals/approvals.ts'
import { readIncidents } from '#contract/approvals/incidents.ts'
import { listIncapacities, listPermits, listVacations } from '#contract/time/kardex.ts'
import { canSeeKardex, hasReminders } from '#domain/identity/can.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useWork } from '#hooks/work/use-work.ts'
import { useLaw } from '../law/use-law.ts'
import { NEWEST, OWN_INCIDENTS } from '../requests/request-answers.ts'
import { NO_REQUESTS, readConfirmedRequests } from './confirmed-requests.ts'
import { type KnownDays, knownDays } from './known-days.ts'

/**
 * Returns the person's known days: from requests confirmed on this device, pending and recent requests, the
 * labour record and the weekly rest days. Reads the cache first, so the calendar works offline.
 */
export function useKnownDays(): KnownDays {
  const { company, user } = useProfile()
  const viewer = { company, userId: user.Id_Usuario }
  const asks = { enabled: hasReminders(viewer), isShown: false }
  const record = { enabled: canSeeKardex(viewer), isShown: false }
  const { Folio } = user
  const { data: incidents } = useOperation(readIncidents, OWN_INCIDENTS, asks)
  const { data: asked } = useOperation(listAsked, NEWEST, asks)
  const { data: vacations } = useOperation(listVacations, { Folio }, record)
  const { data: incapacities } = useOperation(listIncapacities, { Folio }, record)
  const { data: permits } = useOperation(listPermits, { Folio }, record)
  const queued = useWork(readConfirmedRequests, '', NO_REQUESTS)
  const law = useLaw(asks.enabled)
  return useMemo(
    () =>
      knownDays({
        incidents: incidents?.incidencias,
        asked: asked?.data,
        queued: queued?.map(({ days }) => days) ?? null,
        vacations: vacations?.data,
        incapacities: incapacities?.data,
        permits: permits?.data,
        weeklyRest: incidents?.descansoSemanal,
        law,
      }),
    [incidents, asked, queued, vacations, incapacities, permits, law],
  )
}
