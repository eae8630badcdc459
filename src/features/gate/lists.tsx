import { IconChevronRight, IconClockExclamation, IconLogin2, IconLogout2 } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { isOverdue } from '#domain/approvals/gate.ts'
import { companyDate, formatDate, timeOrDay } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useWaitsFor } from '#models/requests/waits-for.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { aheadFirst, insideFirst, isMissing, isPerson, type Item } from './entries.ts'
import { MARK_FORMS } from './mark-place.ts'
import { texts } from './texts.es.ts'
import classes from './gate.module.css'

interface Props {
  items: readonly Item[]
  now: number
  onHold: (id: number) => void
}

export function AheadList({ items, ...others }: Props) {
  const words = useTexts(texts).lists
  return <List title={words.ahead} none={words.noneAhead} items={aheadFirst(items, others.now)} {...others} />
}

const SHOWN = 4

export function InsideList({ items, ...others }: Props) {
  const words = useTexts(texts).lists
  const [hasAll, setAll] = useState(false)
  const inside = insideFirst(items.filter(isPerson), others.now)
  const isCut = !hasAll && inside.length > SHOWN + 1
  return (
    <List
      title={words.inside}
      none={words.noneInside}
      items={isCut ? inside.slice(0, SHOWN) : inside}
      count={inside.length}
      {...others}
    >
      {isCut && (
        <li className="t-lined">
          <button type="button" className={classes.more} onClick={() => setAll(true)}>
            {words.all(inside.length)}
            <IconChevronRight size={22} aria-hidden />
          </button>
        </li>
      )}
    </List>
  )
}

export function MaterialList({ items, ...others }: Props) {
  const words = useTexts(texts).lists
  const inside = insideFirst(items, others.now).filter((item) => !isPerson(item))
  return inside.length > 0 && <List title={words.material} none="" items={inside} {...others} />
}

export function FoundList({ items, ...others }: Props) {
  const words = useTexts(texts).lists
  const places = [
    { title: words.ahead, found: aheadFirst(items, others.now) },
    { title: words.inside, found: insideFirst(items, others.now) },
    { title: words.done, found: items.filter(({ place }) => place === 'done') },
  ].filter(({ found }) => found.length > 0)
  if (places.length === 0) {
    return <output className="t-card t-pad-4 t-quiet t-words-centred">{words.notFound}</output>
  }
  return places.map(({ title, found }) => (
    <List key={title} title={title} none="" items={found} {...others} />
  ))
}

interface ListProps extends Props {
  title: string
  none: string
  count?: number
  children?: ReactNode
}

function List({ title, none, items, count = items.length, children, ...others }: ListProps) {
  const id = useId()
  return (
    <section className="t-stack t-gap-3">
      <h2 id={id} className={classes.title}>
        {title} <span className={classes.badge}>{count}</span>
      </h2>
      {items.length === 0 ? (
        <p className="t-card t-pad-4 t-quiet">{none}</p>
      ) : (
        // Safari drops the list role when CSS removes the bullets.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul className="t-card t-list" role="list" aria-labelledby={id}>
          {items.map((item) => (
            <Row key={item.id} item={item} {...others} />
          ))}
          {children}
        </ul>
      )}
    </section>
  )
}

function Row({ item, now, onHold }: { item: Item } & Omit<Props, 'items'>) {
  const words = useTexts(texts)
  const { id, nombre, clase, de, lugar, numero, next, place } = item
  const isOfDay = place === 'ahead' || clase !== 'visita'
  const about =
    clase === 'visita'
      ? [de || (isOfDay ? words.kinds[clase] : ''), lugar]
      : [words.kinds[clase], numero === '' ? de || lugar : words.number(numero)]
  const Icon = next === 'entra' ? IconLogin2 : IconLogout2
  return (
    <li className={classes.row}>
      <Avatar name={nombre} size={44} />
      <div className={classes.who}>
        <p className="t-strong t-row-text t-snug t-break">{nombre}</p>
        <p className="t-quiet t-break">{about.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={classes.time}>
        <When item={item} now={now} />
      </div>
      <div className={classes.act}>
        <Button
          variant="outline"
          fullWidth
          aria-label={words.wayOf[next](nombre)}
          leftSection={<Icon size={22} aria-hidden />}
          onClick={() => onHold(id)}
        >
          {words.ways[next]}
        </Button>
      </div>
    </li>
  )
}

function When({ item, now }: { item: Item; now: number }) {
  const { lists: words } = useTexts(texts)
  const { id, last, clase, llega, seVa, diaFin, place } = item
  const isPass = clase === 'pase_salida'
  const waitsFor = useWaitsFor(last?.isWaiting ? `${MARK_FORMS}${id}` : '')
  if (last?.isWaiting) {
    return <SendingState state="queued" waitsFor={waitsFor} />
  }
  if (isOverdue(item, now)) {
    return (
      <StateChip tone="warn" icon={<IconClockExclamation />}>
        {words.late(diaFin < companyDate(now) ? formatDate(diaFin) : seVa)}
      </StateChip>
    )
  }
  if (isMissing(item, now)) {
    const missed =
      last === null ? (isPass ? words.late(llega) : words.lateArrival(llega)) : words.lateReturn(seVa)
    return (
      <StateChip tone="warn" icon={<IconClockExclamation />}>
        {missed}
      </StateChip>
    )
  }
  const lines =
    last === null
      ? [
          (isPass ? words.goes : words.arrives)(llega),
          seVa !== '' && (isPass ? words.returns : words.leaves)(seVa),
        ]
      : place === 'ahead'
        ? [words.returnsFirst(seVa), words.wentOut(timeOrDay(last.at, now))]
        : [
            (last.via === 'entra' ? words.entered : words.left)(timeOrDay(last.at, now)),
            place === 'inside' && seVa !== '' && words.leaves(seVa),
          ]
  return (
    <>
      <p className="t-strong">{lines[0]}</p>
      {lines[1] && <p className="t-quiet">{lines[1]}</p>}
    </>
  )
}
