import { listOwnApplications } from '#contract/jobs/jobs.ts'
import { readStatesUnder } from '#core/outbox/drafts.ts'
import { ANSWERS_STEP, JOB_FORM, jobOf, REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useDelivered } from '#hooks/work/use-delivered.ts'
import { discardQueued, forgetDraft } from '#hooks/work/use-outbox.ts'
import { useWork } from '#hooks/work/use-work.ts'

type Kept = Awaited<ReturnType<typeof readStatesUnder>>[number]
const NONE: readonly Kept[] = []

export interface LocalRow {
  form: string
  place: string
  /** 'synced': delivered after the list was fetched. */
  state: 'begun' | 'queued' | 'rejected' | 'synced'
}

/**
 * Returns the server's list, and the applications of this device that the list does not contain. Omits
 * delivered applications on a host without the list, because no list would ever replace them.
 */
export function useOwnApplications() {
  const answer = useOperation(listOwnApplications, {})
  const storedRows = useWork<readonly Kept[]>(readStatesUnder, JOB_FORM, NONE) ?? NONE
  const forms = [...new Set(storedRows.map(({ form }) => form))]
  const hasList = answer.data !== null || answer.failure?.kind === 'offline'
  const isListed = (deliveredAt: number) => !hasList || (answer.at !== null && answer.at > deliveredAt)
  const localRows = forms.flatMap((form): LocalRow[] => {
    const place = jobOf(form)
    const own = storedRows.filter((one) => one.form === form)
    const request = own.find(({ step }) => step === REQUEST_STEP)
    const sent = request?.state
    if (place === null) return []
    if (sent === 'queued' || sent === 'rejected') return [{ form, place, state: sent }]
    const isHere = sent === 'draft' || own.some(({ step }) => step === ANSWERS_STEP)
    if (isHere) return [{ form, place, state: 'begun' }]
    return request?.state === 'synced' && !isListed(request.at) ? [{ form, place, state: 'synced' }] : []
  })
  useDelivered(localRows, answer.refresh)
  const isDelivered = (form: string) => localRows.some((row) => row.form === form && row.state === 'synced')
  return { ...answer, here: localRows, isDelivered }
}

/**
 * Deletes the application from this device.
 * @returns false when the application is queued; nothing is deleted then
 * @throws when the store fails
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
