import { IconCheck, IconClockHour4, IconClockX, IconPencil, IconThumbDown } from '@tabler/icons-react'
import type { OfferToMake } from '#contract/jobs/candidates.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { NewLink } from '../parts/new-link.tsx'
import { OnlineButton } from '../parts/online-button.tsx'
import { texts } from '../texts.es.ts'
import { OfferLetter } from './offer-letter.tsx'
import classes from './offers.module.css'

interface Props {
  offer: OfferToMake
  mask: Mask
  onChange: () => void
}

export function OfferSent({ offer, mask, onChange }: Props) {
  const words = useTexts(texts).offers
  const { estado, sueldo } = offer
  const isWaiting = estado === 'enviada'
  return (
    <div className="t-stack t-gap-4">
      <State offer={offer} />
      {sueldo !== null && (
        <OfferLetter
          nombre={offer.nombre}
          puesto={offer.puesto}
          terms={{ ...offer, sueldo }}
          isOpen={isWaiting}
          mask={mask}
        />
      )}
      {isWaiting && <p className="t-quiet">{words.endsFormer}</p>}
      {estado !== 'aceptada' && (
        <div className={classes.buttons}>
          {isWaiting && (
            <NewLink
              id={offer.candidato}
              what="oferta"
              mail={offer.correo}
              isNext
              words={{ link: words.link, lead: words.linkLead, mailTitle: words.mailTitle }}
            />
          )}
          <OnlineButton
            variant={isWaiting ? 'outline' : 'filled'}
            leftSection={<IconPencil size={22} aria-hidden />}
            onClick={onChange}
          >
            {isWaiting ? words.change : words.another}
          </OnlineButton>
        </div>
      )}
    </div>
  )
}

function State({ offer: { estado, vence, comentario } }: { offer: OfferToMake }) {
  const words = useTexts(texts).offers
  if (estado === 'enviada')
    return (
      <Banner tone="warn" icon={<IconClockHour4 size={24} />}>
        {words.waiting(formatDate(vence))}
      </Banner>
    )
  if (estado === 'aceptada')
    return (
      <Banner tone="ok" icon={<IconCheck size={24} />}>
        {words.accepted}
      </Banner>
    )
  if (estado === 'vencida')
    return (
      <Banner tone="error" icon={<IconClockX size={24} />}>
        {words.lapsed(formatDate(vence))}
      </Banner>
    )
  return (
    <Banner tone="error" icon={<IconThumbDown size={24} />} title={words.declined}>
      <span className="t-break t-as-written">{comentario === '' ? words.noReason : comentario}</span>
    </Banner>
  )
}
