import { IconLogin2, IconLogout2, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { companyTime, formatDateRange, timeOrDay } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { focusOnMount } from '#ui/actions/focus.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import type { Item } from './entries.ts'
import { texts } from './texts.es.ts'
import classes from './gate.module.css'

interface Props {
  item: Item
  /** Time when the code was read; null when the item was chosen from a list. */
  readAt: number | null
  now: number
  onMark: () => void
  onClose: () => void
}

export function SelectedEntry({ item, readAt, now, onMark, onClose }: Props) {
  const words = useTexts(texts)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
    focusOnMount(card.current?.querySelector<HTMLElement>('h2'), { preventScroll: true })
  }, [])
  const kind = words.folio(words.kinds[item.clase], item.id)
  const about = [
    item.clase === 'ingreso_material' ? '' : item.de,
    kind,
    item.numero && words.number(item.numero),
  ]
  const code = readAt === null ? '' : words.held.read(companyTime(readAt))
  const Icon = item.next === 'entra' ? IconLogin2 : IconLogout2
  return (
    <section ref={card} className={classes.held} aria-label={words.held.title}>
      <div className={classes.heldHead}>
        <Avatar name={item.nombre} size={64} />
        <div className="t-grow t-shrink t-headed">
          <h2 tabIndex={-1}>{item.nombre}</h2>
          <p className="t-quiet t-break">{[...about, code].filter(Boolean).join(' · ')}</p>
        </div>
        <StateChip tone="ok" icon={<IconRosetteDiscountCheck />}>
          {words.held.authorized}
        </StateChip>
      </div>
      <Facts item={item} now={now} />
      <div className={classes.heldButtons}>
        <Button variant="outline" size="lg" onClick={onClose}>
          {words.held.notThem}
        </Button>
        <Button size="lg" leftSection={<Icon size={24} aria-hidden />} onClick={onMark}>
          {words.held.mark[item.next](companyTime(now))}
        </Button>
      </div>
    </section>
  )
}

function Facts({ item, now }: { item: Item; now: number }) {
  const words = useTexts(texts).held
  const { clase, llega, seVa, dia, diaFin, last } = item
  const facts: [string, string][] = [
    [words.hours, llega && (seVa === '' ? words.fromHour(llega) : words.span(llega, seVa))],
    [words.days, dia === diaFin ? '' : formatDateRange(dia, diaFin, 'a')],
    [clase === 'pase_ingreso' ? words.what : words.place, item.lugar],
    [words.what, clase === 'ingreso_material' || clase === 'pase_salida' ? item.de : ''],
    [words.plates, item.placas],
    [clase === 'pase_salida' ? words.asker : words.host, item.recibe],
    [words.approver, item.autorizo],
    [
      words.last,
      last === null ? '' : (last.via === 'entra' ? words.entered : words.left)(timeOrDay(last.at, now)),
    ],
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([name, value]) =>
          value !== '' && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
