import { companyDate } from '#domain/dates.ts'
import type { StepContext } from '#domain/data-form-rules.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import type { Values } from '#domain/data-form.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { FORM, type FormLists } from './step-props.ts'
import type { SavedSteps } from './use-saved-steps.ts'
import type { Registration } from './use-registration.ts'

/** What the rules of a step need to know of the day, the company and step 2. */
export function useStepContext(
  registration: Registration,
  { steps }: SavedSteps,
  lists: FormLists,
): { value: StepContext; isReady: boolean } {
  const config = useAppConfig()
  const personal = useDraft<Values[2]>(FORM, '2')
  const there = steps.get(2)
  const saved = typeof there?.datos.estadoCivil === 'number' ? there.datos.estadoCivil : null
  const typed = personal.values?.estadoCivil ?? null
  // As step 2 itself opens: what another device saved since wins over what lies here (FORM7-02, FORM7-03).
  const isSavedNewer = there !== undefined && there.at > (personal.at ?? 0)
  const maritalStatus = (isSavedNewer ? (saved ?? typed) : (typed ?? saved)) ?? registration.maritalStatus
  const known = lists.maritalStatuses.map((entry) => entry.id)
  const value = {
    today: companyDate(serverNow()),
    companyMailDomain: config?.companyMailDomain ?? '',
    maritalStatus,
    choices: known.length > 0 ? { maritalStatuses: known } : {},
  }
  return { value, isReady: personal.isReady && config !== null }
}
