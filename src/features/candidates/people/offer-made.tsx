import type { Offer } from '#contract/candidates.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { pesosToCentavos } from '#domain/wire-pesos.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Envelope } from '#ui/drawings/envelope.tsx'
import { texts } from '../texts.es.ts'

/** What was offered, on manila as all money of the portal; how it stands while its person still goes on. */
export function OfferMade({ offer, isOver }: { offer: Offer; isOver: boolean }) {
  const words = useTexts(texts)
  if (offer.sueldo === null) return null
  return (
    <Envelope
      open
      foot={
        <span>
          {words.letter.ingreso} {formatDate(offer.ingreso)}
          {!isOver && ` · ${words.offers.states[offer.estado]}`}
        </span>
      }
    >
      <p className="t-small">{words.form.title}</p>
      <p className="t-heavy t-h3">{formatMoney(pesosToCentavos(offer.sueldo))}</p>
      <p className="t-small">{words.letter.month}</p>
    </Envelope>
  )
}
