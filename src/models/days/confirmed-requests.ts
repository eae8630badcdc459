import { readDraft, readStatesUnder } from '#core/outbox/drafts.ts'
import type { DayOff } from '#domain/approvals/incidents.ts'
import { REQUEST_STEP, requestForms } from '#domain/requests/request-forms.ts'

/** A request about days that was confirmed on this device and not rejected. */
interface ConfirmedRequest {
  /** A day off, or the day of a worked rest day. */
  days: DayOff | { day: string }
  /** Server time (ms) of its delivery; null while it waits on this device. */
  deliveredAt: number | null
}

export const NO_REQUESTS: readonly ConfirmedRequest[] = []

export async function readConfirmedRequests(): Promise<readonly ConfirmedRequest[]> {
  const states = await Promise.all(
    [requestForms.dayOff, requestForms.asking].map((prefix) => readStatesUnder(prefix)),
  )
  const confirmed = states
    .flat()
    .filter(({ step, state }) => step === REQUEST_STEP && (state === 'queued' || state === 'synced'))
  const drafts = await Promise.all(confirmed.map(({ form, step }) => readDraft(form, step)))
  return drafts.flatMap((draft): ConfirmedRequest[] => {
    if (draft === null) return []
    const days = daysIn(draft.values)
    return days === null ? [] : [{ days, deliveredAt: draft.state === 'synced' ? draft.at : null }]
  })
}

function daysIn(typed: unknown): DayOff | { day: string } | null {
  const values = (typed ?? {}) as Partial<DayOff> & { clase?: string; values?: { dia?: string } }
  const { kind, from, to } = values
  if (kind !== undefined && from !== undefined && to !== undefined) return { kind, from, to }
  const day = values.clase === 'descanso_laborado' ? values.values?.dia : undefined
  return day === undefined ? null : { day }
}
