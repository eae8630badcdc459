import type { Offer } from '#contract/jobs/candidates.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useMask } from '#hooks/device/use-mask.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Envelope } from '#ui/drawings/envelope.tsx'
import { Salary, SalaryEye } from '../parts/salary.tsx'
import { texts } from '../texts.es.ts'

export function OfferMade({ offer, isOver }: { offer: Offer; isOver: boolean }) {
  const words = useTexts(texts)
  const mask = useMask()
  if (offer.sueldo === null) return null
  return (
    <Envelope
      open={mask.shown}
      foot={
        <span>
          {words.letter.ingreso} {formatDate(offer.ingreso)}
          <span>{!isOver && ` · ${words.offers.states[offer.estado]}`}</span>
        </span>
      }
    >
      <p className="t-small">{words.form.title}</p>
      <p className="t-row t-between t-gap-3 t-h3">
        <Salary pesos={offer.sueldo} mask={mask} />
        <SalaryEye mask={mask} />
      </p>
      <p className="t-small">{words.letter.month}</p>
    </Envelope>
  )
}
