import { type ReactNode, useState } from 'react'
import type { OfferToMake } from '#contract/jobs/candidates.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { HIRING_FORM } from '#domain/requests/request-forms.ts'
import { type DraftHandle, useDraft } from '#hooks/work/use-draft.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { offerPath } from '../parts/addresses.ts'
import { FormNotes } from '../parts/form-notes.tsx'
import { type FormDraft, useDraftForm } from '../parts/use-draft-form.ts'
import { texts } from '../texts.es.ts'
import { OfferFields, offerFieldId } from './offer-fields.tsx'
import { offerFaults, type OfferFault, offerStart, type OfferValues } from './offer-values.ts'
import { SendOffer, type Sent } from './send-offer.tsx'

interface Props {
  offer: OfferToMake
  /** True when an offer was sent before. A new offer ends the previous link. */
  isAgain: boolean
  onLeave: () => void
  onSent: (made: Sent | null) => void
  /** Shown together with the form, because a later part would move the form. */
  below: ReactNode
}

export function MakeOffer(props: Props) {
  const words = useTexts(texts)
  const draft = useDraft<FormDraft<OfferValues>>(HIRING_FORM, offerPath(props.offer.id))
  if (!draft.isReady)
    return <SkeletonRows label={words.form.loading} slowText={words.slow} retryText={words.again} />
  // Drops the old operation id, because the same terms sent again are a new offer.
  const values = props.isAgain && draft.values ? { values: draft.values.values } : draft.values
  return <Writing {...props} draft={{ ...draft, values }} />
}

function Writing({
  offer,
  isAgain,
  onLeave,
  onSent,
  below,
  draft,
}: Props & { draft: DraftHandle<FormDraft<OfferValues>> }) {
  const words = useTexts(texts)
  const today = companyDate(serverNow())
  const form = useDraftForm<OfferValues, OfferFault>(draft, offerStart(offer, today), (values) =>
    offerFaults(values, today),
  )
  const [isLooking, setLooking] = useState(false)
  const { errors } = form
  return (
    <div className="t-stack t-gap-4">
      <FormNotes
        canKeep={draft.canKeep}
        errors={errors}
        items={(errors?.problems ?? []).map(({ field }) => ({
          fieldId: offerFieldId(field),
          text: field === 'otra' ? words.form.benefit : words.form[field],
        }))}
      />
      {isLooking ? (
        <SendOffer
          offer={offer}
          form={form}
          isAgain={isAgain}
          onCorrect={() => setLooking(false)}
          onSent={onSent}
        />
      ) : (
        <>
          <OfferFields offer={offer} form={form} onLook={() => setLooking(true)} />
          {isAgain && (
            <Button variant="outline" fullWidth onClick={onLeave}>
              {words.offers.back}
            </Button>
          )}
        </>
      )}
      {below}
    </div>
  )
}
