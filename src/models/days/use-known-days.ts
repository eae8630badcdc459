import { useMemo } from 'react'
import { listAsked } from '#contract/approvals/approvals.ts'
import { readIncidents } from '#contract/approvals/incidents.ts'
import { listIncapacities, listPermits, listVacations } from '#contract/time/kardex.ts'
import { readDraft, readStatesUnder } from '#core/outbox/drafts.ts'
import type { DayOff } from '#domain/approvals/incidents.ts'
import { canSeeKardex, hasReminders } from '#domain/identity/can.ts'
import { REQUEST_STEP, requestForms } from '#domain/requests/request-forms.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useWork } from '#hooks/work/use-work.ts'
import { useLaw } from '../law/use-law.ts'
import { NEWEST, OWN_INCIDENTS } from '../requests/request-answers.ts'
import { type KnownDays, knownDays } from './known-days.ts'

/**
 * Returns the person's known days: from requests confirmed on this device, pending and recent requests, and
 * the labour record. Reads the cache first, so the calendar works offline.
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
  const queued = useWork(readQueued, '', NONE)
  const law = useLaw(asks.enabled)
  return useMemo(
    () =>
      knownDays({
        incidents: incidents?.incidencias,
        asked: asked?.data,
        queued,
        vacations: vacations?.data,
        incapacities: incapacities?.data,
        permits: permits?.data,
        law,
      }),
    [incidents, asked, queued, vacations, incapacities, permits, law],
  )
}

type Queued = DayOff | { day: string }
const NONE: readonly Queued[] = []

/** Reads the days of requests that were confirmed on this device, without rejected requests. */
async function readQueued(): Promise<readonly Queued[]> {
  const states = await Promise.all(
    [requestForms.dayOff, requestForms.asking].map((prefix) => readStatesUnder(prefix)),
  )
  const confirmed = states
    .flat()
    .filter(({ step, state }) => step === REQUEST_STEP && (state === 'queued' || state === 'synced'))
  const drafts = await Promise.all(confirmed.map(({ form, step }) => readDraft(form, step)))
  return drafts.flatMap((draft): Queued[] => {
    const values = (draft?.values ?? {}) as Partial<DayOff> & { clase?: string; values?: { dia?: string } }
    const { kind, from, to } = values
    if (kind !== undefined && from !== undefined && to !== undefined) return [{ kind, from, to }]
    const day = values.clase === 'descanso_laborado' ? values.values?.dia : undefined
    return day === undefined ? [] : [{ day }]
  })
}
