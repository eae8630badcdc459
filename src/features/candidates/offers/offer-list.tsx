import type { ListedOffer } from '#contract/jobs/candidates.ts'
import { formatDate } from '#domain/time/dates.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { ListRow } from '#ui/lists/list-card.tsx'
import { offerPath } from '../parts/addresses.ts'
import { Salary, SalaryEye } from '../parts/salary.tsx'
import { texts } from '../texts.es.ts'
import { OfferChip } from './offer-chip.tsx'
import classes from './offers.module.css'

const groups = ['preparar', 'enviada', 'over'] as const

interface Props {
  offers: readonly ListedOffer[]
  openId: number | null
  mask: Mask
}

export function OfferList({ offers, openId, mask }: Props) {
  const words = useTexts(texts).offers
  const lists = groups.map((group) => {
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
        {/* Safari drops the list role when CSS removes the bullets. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ul role="list" className="t-list" aria-labelledby={id}>
          {rows.map((offer) => (
            <Row key={offer.id} offer={offer} isOpen={offer.id === openId} mask={mask} />
          ))}
        </ul>
      </section>
    )
  })
  return (
    <>
      {offers.some(({ sueldo }) => sueldo !== null) && (
        <p className="t-row t-at-end">
          <SalaryEye mask={mask} tone="primary" />
        </p>
      )}
      {lists}
    </>
  )
}

function Row({ offer, isOpen, mask }: { offer: ListedOffer; isOpen: boolean; mask: Mask }) {
  const words = useTexts(texts).offers
  const { id, nombre, puesto, estado, sueldo, vence } = offer
  return (
    <ListRow
      href={`#${offerPath(id)}`}
      current={isOpen}
      lead={<Avatar name={nombre} isOver={estado !== 'preparar'} />}
      title={properName(nombre)}
      text={
        <>
          <span>{sentenceCase(puesto)}</span>
          {sueldo !== null && (
            <>
              <span>{' · '}</span>
              <Salary pesos={sueldo} mask={mask} />
            </>
          )}
        </>
      }
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
