import { textOf } from '#domain/data-form/data-form-fields.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { StepContext } from '#domain/data-form/data-form-rules.ts'
import { readEmployeeIds } from '#contract/documents/documents.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import type { Values } from '#domain/data-form/data-form.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { type DraftHandle, useDraft } from '#hooks/work/use-draft.ts'
import { useHealthConsent } from '#models/privacy/use-health-consent.ts'
import { type Facts, FORM, type FormLists } from './step-props.ts'
import type { SavedStep, SavedSteps } from './use-saved-steps.ts'
import type { Registration } from './use-registration.ts'

export function useStepContext(
  registration: Registration,
  { steps }: SavedSteps,
  lists: FormLists,
): { value: StepContext; facts: Facts; isReady: boolean; isConsentKnown: boolean } {
  const config = useAppConfig()
  const { user } = useProfile()
  const company = useOperation(readEmployeeIds, {}).data?.colaborador
  const personal = useDraft<Values[2]>(FORM, '2')
  const ids = useDraft<Values[3]>(FORM, '3')
  const maritalStatus = newest(personal, steps.get(2), 'estadoCivil', readId) ?? registration.maritalStatus
  const today = companyDate(serverNow())
  const health = useHealthConsent()
  const known = lists.maritalStatuses.map((entry) => entry.id)
  const value = {
    today,
    companyMailDomain: config?.companyMailDomain ?? '',
    maritalStatus,
    health: health.consent,
    choices: known.length > 0 ? { maritalStatuses: known } : {},
  }
  const facts = {
    today,
    name: user.Nombre,
    birthDate: newest(personal, steps.get(2), 'fechaNacimiento', readText) ?? '',
    curp: newest(ids, steps.get(3), 'curp', readText) ?? company?.curp ?? '',
  }
  return { value, facts, isReady: personal.isReady && config !== null, isConsentKnown: health.isReady }
}

/** Returns the newer answer. A later save on another device overrides the draft (FORM7-02, FORM7-03). */
function newest<Answer, Step extends object>(
  draft: Pick<DraftHandle<Step>, 'values' | 'at'>,
  saved: SavedStep | undefined,
  field: keyof Step & string,
  read: (value: unknown) => Answer | null,
): Answer | null {
  const typed = read(draft.values?.[field])
  const there = read(saved?.datos[field])
  return saved !== undefined && saved.at > (draft.at ?? 0) ? (there ?? typed) : (typed ?? there)
}

const readId = (value: unknown) => (typeof value === 'number' ? value : null)
const readText = (value: unknown) => textOf(value) || null
