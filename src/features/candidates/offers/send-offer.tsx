import { IconAlertTriangle, IconArrowLeft, IconMail, IconQrcode } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type OfferToMake, sendOffer } from '#contract/jobs/candidates.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { call } from '#core/transport/rpc.ts'
import { formatDate } from '#domain/time/dates.ts'
import { formatMoney } from '#domain/money/money.ts'
import { properName } from '#domain/text/person-name.ts'
import { HIRING_FORM } from '#domain/requests/request-forms.ts'
import { pesosToCentavos } from '#domain/money/wire-pesos.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { offerPath } from '../parts/addresses.ts'
import { OnlineButton } from '../parts/online-button.tsx'
import { texts } from '../texts.es.ts'
import type { OfferForm } from './offer-fields.tsx'
import { OfferLetter } from './offer-letter.tsx'
import { aboveAuthorized, type OfferBody, offerBody } from './offer-values.ts'
import classes from './offers.module.css'

export type Sent = ResponseOf<typeof sendOffer>

interface Props {
  offer: OfferToMake
  form: OfferForm
  isAgain: boolean
  onCorrect: () => void
  /** `made` is null for an offer sent by mail. */
  onSent: (made: Sent | null) => void
}

export function SendOffer({ offer, form, isAgain, onCorrect, onSent }: Props) {
  const words = useTexts(texts)
  const [asking, setAsking] = useState<'mail' | 'link' | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useFocusOnMount(title)
  const body = offerBody(offer.id, form.values)
  const send = async (way: 'mail' | 'link') => {
    const whole = way === 'mail' ? { ...body, correo: true } : body
    const answer = await form.send(whole, (idOperacion) => {
      const named = { ...whole, idOperacion }
      return call(sendOffer, named)
    })
    setAsking(null)
    if (answer === null) return
    await forgetDraft(HIRING_FORM, offerPath(offer.id))
    if (way === 'mail') showSnack({ text: words.mailed(offer.correo), tone: 'success' })
    onSent(way === 'link' ? answer : null)
  }
  return (
    <div className="t-stack t-gap-4">
      <div className="t-headed t-no-focus">
        <h2 ref={title} tabIndex={-1}>
          {words.letter.title}
        </h2>
        <p className="t-quiet">{words.letter.text}</p>
      </div>
      <OfferLetter nombre={offer.nombre} puesto={offer.puesto} terms={body} isOpen mask={null} />
      {offer.correo === '' && <p className="t-quiet">{words.letter.noMail}</p>}
      <div className={classes.buttons}>
        {offer.correo !== '' && (
          <OnlineButton
            aria-disabled={form.isSending}
            leftSection={<IconMail size={22} aria-hidden />}
            onClick={() => setAsking('mail')}
          >
            {words.byMail}
          </OnlineButton>
        )}
        <OnlineButton
          variant={offer.correo === '' ? 'filled' : 'outline'}
          aria-disabled={form.isSending}
          leftSection={<IconQrcode size={22} aria-hidden />}
          onClick={() => setAsking('link')}
        >
          {words.letter.makeLink}
        </OnlineButton>
        <Button
          variant="outline"
          aria-disabled={form.isSending}
          leftSection={<IconArrowLeft size={22} aria-hidden />}
          onClick={() => !form.isSending && onCorrect()}
        >
          {words.letter.correct}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          opened
          title={words.letter.confirmTitle}
          question={<Question offer={offer} body={body} way={asking} isAgain={isAgain} />}
          cancelText={words.cancel}
          confirmText={
            form.isSending
              ? words.letter.sending
              : asking === 'mail'
                ? words.letter.yesMail
                : words.letter.yesLink
          }
          busy={form.isSending}
          onCancel={() => setAsking(null)}
          onConfirm={() => void send(asking)}
        />
      )}
    </div>
  )
}

interface QuestionProps {
  offer: OfferToMake
  body: OfferBody
  way: 'mail' | 'link'
  isAgain: boolean
}

function Question({ offer, body, way, isAgain }: QuestionProps) {
  const words = useTexts(texts)
  const salary = pesosToCentavos(body.sueldo)
  const above = aboveAuthorized(salary, offer.sueldoVacante)
  const until = formatDate(body.vence)
  return (
    <div className="t-stack t-gap-2">
      <p className="t-strong">
        {words.letter.confirm(properName(offer.nombre), formatMoney(salary), formatDate(body.ingreso))}
      </p>
      <p className="t-break">
        {way === 'mail' ? words.letter.confirmMail(offer.correo, until) : words.letter.confirmLink(until)}
      </p>
      {isAgain && <p>{words.letter.again}</p>}
      {above > 0 && (
        <Banner tone="warn" icon={<IconAlertTriangle size={24} />}>
          {words.form.above(formatMoney(above))}
        </Banner>
      )}
    </div>
  )
}
