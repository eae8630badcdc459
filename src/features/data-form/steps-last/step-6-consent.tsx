import { withoutHealth } from '#domain/data-form/data-form-step-6.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { FORM_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useDecidingHealth } from '#models/privacy/use-health-consent.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { laterTexts } from '../fields/texts-4-7.es.ts'
import { fieldId, type Section, type SectionProps } from '../state/step-props.ts'
import { texts } from '../texts.es.ts'

/** No wire field: the decision is a request of its own (P-265). */
export const CONSENT_FIELD = 'permiso'

function Consent({ form, errorOf }: SectionProps<6>) {
  const words = useTexts(laterTexts).health.consent
  const all = useTexts(texts)
  const { isBusy, decide } = useDecidingHealth()
  const error = errorOf(CONSENT_FIELD)
  const choose = async (answer: Parameters<typeof decide>[0]) => {
    if (isBusy) return
    const sending = await decide(answer)
    if (sending?.kind === 'failed')
      showSnack({ text: failureText(sending.failure, all.failures), tone: 'error', ms: FORM_SNACK_MS })
    else if (sending === null) showSnack({ text: all.notKept, tone: 'error', ms: FORM_SNACK_MS })
    // Earlier answers must not stay in the draft of this step.
    else if (answer === 'no-acepto') form.reset(withoutHealth({ ...form.getValues() }))
  }
  return (
    <div id={fieldId(CONSENT_FIELD)} role="group" aria-label={words.title} tabIndex={-1}>
      <div className="t-stack t-gap-3">
        <p>{words.lead}</p>
        <p>{words.refusing}</p>
        <p className="t-quiet">{words.later}</p>
        {error !== null && <p className="t-error">{error}</p>}
        <Button aria-disabled={isBusy} onClick={() => void choose('acepto')}>
          {words.accept}
        </Button>
        <Button variant="outline" aria-disabled={isBusy} onClick={() => void choose('no-acepto')}>
          {words.refuse}
        </Button>
      </div>
    </div>
  )
}

/** Explains why the step has no questions about health, and where to change that. */
export function Refused() {
  const words = useTexts(laterTexts).health.consent
  return (
    <div>
      <p className="t-quiet t-body">{words.refused}</p>
      <TextLink href={`#${paths.ownData}`}>{words.change}</TextLink>
    </div>
  )
}

export const consentSection: Section<6> = {
  id: CONSENT_FIELD,
  title: () => wordsOf(laterTexts).health.consent.title,
  fields: [CONSENT_FIELD],
  isShown: (_values, { health }) => health === 'asked',
  View: Consent,
}
