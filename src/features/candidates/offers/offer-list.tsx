import type { ListedOffer } from '#contract/candidates.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { properName, sentenceCase } from '#domain/person-name.ts'
import { pesosToCentavos } from '#domain/wire-pesos.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { ListRow } from '#ui/lists/list-card.tsx'
import { offerPath } from '../parts/addresses.ts'
import { texts } from '../texts.es.ts'
import { OfferChip } from './offer-chip.tsx'
import classes from './offers.module.css'

const groups = ['preparar', 'enviada', 'over'] as const

/** By what they wait for, in the order of the server. */
export function OfferList({ offers, openId }: { offers: readonly ListedOffer[]; openId: number | null }) {
  const words = useTexts(texts).offers
  return groups.map((group) => {
    const rows = offers.filter(({ estado }) =>
      group === 'over' ? estado !== 'preparar' && estado !== 'enviada' : estado === group,
    )
    if (rows.length === 0) return null
    const id = `ofertas-${group}`
    return (
      <section key={group} className="t-card t-stack t-clip t-firm">
        <h2 id={id} className={classes.group}>
          {words.groups[group]} <span>{rows.length}</span>
        </h2>
        {/* Safari forgets the list role when the bullets are styled away. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ul role="list" className="t-list" aria-labelledby={id}>
          {rows.map((offer) => (
            <Row key={offer.id} offer={offer} isOpen={offer.id === openId} />
          ))}
        </ul>
      </section>
    )
  })
}

function Row({ offer, isOpen }: { offer: ListedOffer; isOpen: boolean }) {
  const words = useTexts(texts).offers
  const { id, nombre, puesto, estado, sueldo, vence } = offer
  const money = sueldo === null ? '' : ` · ${formatMoney(pesosToCentavos(sueldo))}`
  return (
    <ListRow
      href={`#${offerPath(id)}`}
      current={isOpen}
      lead={<Avatar name={nombre} tone={estado === 'preparar' ? 'pink' : 'neutral'} />}
      title={properName(nombre)}
      text={`${sentenceCase(puesto)}${money}`}
      chip={
        estado !== 'preparar' && (
          <OfferChip state={estado}>
            {estado === 'enviada' ? words.until(formatDate(vence)) : words.states[estado]}
          </OfferChip>
        )
      }
    />
  )
}
