import { useEffect, useRef } from 'react'
import { listOwnApplications } from '#contract/jobs/jobs.ts'
import { readStatesUnder } from '#core/outbox/drafts.ts'
import { ANSWERS_STEP, JOB_FORM, jobOf, REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { discardQueued, forgetDraft } from '#hooks/work/use-outbox.ts'
import { useWork } from '#hooks/work/use-work.ts'

type Kept = Awaited<ReturnType<typeof readStatesUnder>>[number]
const NONE: readonly Kept[] = []

export interface UnsentRow {
  form: string
  /** Area and vacancy as in the screen's path. */
  place: string
  state: 'begun' | 'queued' | 'rejected'
}

export function useOwnApplications() {
  const answer = useOperation(listOwnApplications, {})
  const storedRows = useWork<readonly Kept[]>(readStatesUnder, JOB_FORM, NONE) ?? NONE
  const forms = [...new Set(storedRows.map(({ form }) => form))]
  const unsentRows = forms.flatMap((form): UnsentRow[] => {
    const place = jobOf(form)
    const own = storedRows.filter((one) => one.form === form)
    const sent = own.find(({ step }) => step === REQUEST_STEP)?.state
    if (place === null) return []
    if (sent === 'queued' || sent === 'rejected') return [{ form, place, state: sent }]
    const isHere = sent === 'draft' || own.some(({ step }) => step === ANSWERS_STEP)
    return isHere ? [{ form, place, state: 'begun' }] : []
  })
  useDelivered(unsentRows, answer.refresh)
  return { ...answer, here: unsentRows }
}

function useDelivered(unsentRows: readonly UnsentRow[], refresh: () => Promise<void>): void {
  const queued = unsentRows.filter(({ state }) => state === 'queued').length
  const before = useRef(0)
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  useEffect(() => {
    if (queued < before.current) void latest.current()
    before.current = queued
  }, [queued])
}

/**
 * @returns false when the application is queued, also by another tab; nothing is deleted then
 * @throws when the store does not answer
 */
export async function forgetApplication(form: string): Promise<boolean> {
  const rows = (await readStatesUnder(JOB_FORM)).filter((one) => one.form === form)
  for (const { state, opId } of rows) {
    if (state === 'queued') return false
    if (state === 'rejected' && opId !== null && !(await discardQueued(opId))) return false
  }
  for (const { step } of rows) await forgetDraft(form, step)
  return true
}
