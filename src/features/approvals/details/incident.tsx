import { IconAlertTriangle, IconArrowRight, IconArrowsExchange, IconBeach } from '@tabler/icons-react'
import type { ItemToDecide } from '#contract/approvals/approvals.ts'
import { readIncidents } from '#contract/approvals/incidents.ts'
import { addDays, formatDate, formatDateRange, weekday } from '#domain/time/dates.ts'
import { isDay, isSwap, mondayOf } from '#domain/approvals/incidents.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StandardName } from '#pieces/requests/standard-name.tsx'
import type { Pending } from '#models/approvals/pending.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { texts } from '../texts.es.ts'
import { askedAt } from './describe.ts'
import classes from './details.module.css'
import { Facts } from './facts.tsx'

const MOST_WEEKS = 3

interface Props {
  item: Extract<Pending, { kind: 'incidencia' }>
  /** True when the item has left its list. The state that was read before is then outdated. */
  isGone: boolean
}

/** Shows the incident's days as tiles and in their calendar weeks (APIN-07, APIN-21). */
export function IncidentDetail({ item, isGone }: Props) {
  const words = useTexts(texts)
  const { data } = useOperation(readIncidents, { id: item.id })
  const found = data?.incidencias[0]
  const kind = item.row.decripcion
  const from = dayOf(item.row.fechaInIncidencia ?? found?.fechaInIncidencia)
  const to = dayOf(item.row.fechaFiIncidencia ?? found?.fechaFiIncidencia) || from
  return (
    <>
      <h3 className="t-heavy t-h3">
        <StandardName name={kind} />
      </h3>
      {from !== '' && (
        <>
          <Days from={from} to={to} isSwapped={isSwap(kind)} />
          {weeksOf(from, to).map((monday) => (
            <Week key={monday} monday={monday} from={from} to={to} isSwapped={isSwap(kind)} />
          ))}
        </>
      )}
      {!isGone && item.more?.vacaciones && <VacationAsked {...item.more.vacaciones} />}
      <Facts
        rows={[
          [words.pane.when, askedAt(item)],
          isGone ? null : [words.incident.state, found?.estatusDesc ?? ''],
        ]}
      />
    </>
  )
}

/** Shows the requester's vacation days left before and after the request. */
function VacationAsked({ dias, quedan }: NonNullable<ItemToDecide['vacaciones']>) {
  const words = useTexts(texts).incident
  const rest = Math.round((quedan - dias) * 100) / 100
  return (
    <Banner
      tone={rest < 0 ? 'warn' : 'neutral'}
      icon={rest < 0 ? <IconAlertTriangle size={24} /> : <IconBeach size={24} />}
      title={words.vacationLeft(quedan)}
    >
      {rest < 0 ? words.vacationBeyond(-rest) : words.vacationAfter(dias, rest)}
    </Banner>
  )
}

function dayOf(text: string | null | undefined): string {
  const day = (text ?? '').slice(0, 10)
  return isDay(day) ? day : ''
}

/** Returns the Monday of each week from one day to the other; at most MOST_WEEKS. */
function weeksOf(one: string, other: string): string[] {
  const [first, last] = [mondayOf(one), mondayOf(other)].sort() as [string, string]
  const weeks: string[] = []
  for (let monday = first; monday <= last && weeks.length < MOST_WEEKS; monday = addDays(monday, 7)) {
    weeks.push(monday)
  }
  return weeks
}

interface Span {
  from: string
  to: string
  /** True when a rest day is swapped for a workday (INCD-03); false for a range of days. */
  isSwapped: boolean
}

function Days({ from, to, isSwapped }: Span) {
  const words = useTexts(texts).incident
  if (from === to) {
    return (
      <div className={classes.days}>
        <DayTile day={from} word={words.day} tone="off" />
      </div>
    )
  }
  return (
    <div className={classes.days}>
      <DayTile day={from} word={isSwapped ? words.rest : words.first} tone="off" />
      {isSwapped ? (
        <IconArrowsExchange className="t-firm t-quiet" size={32} aria-hidden />
      ) : (
        <IconArrowRight className="t-firm t-quiet" size={32} aria-hidden />
      )}
      <DayTile day={to} word={isSwapped ? words.work : words.last} tone={isSwapped ? 'on' : 'off'} />
    </div>
  )
}

function DayTile({ day, word, tone }: { day: string; word: string; tone: 'off' | 'on' }) {
  const words = useTexts(texts)
  return (
    <div className={classes.day}>
      <p className={classes.dayHead} data-tone={tone}>
        {word}
      </p>
      <p className={classes.dayName}>{words.weekdays[weekday(day)]}</p>
      <p className={classes.dayDate}>{formatDate(day)}</p>
    </div>
  )
}

/** Draws Monday to Sunday. Hidden from screen readers, because the tiles contain the same information. */
function Week({ monday, from, to, isSwapped }: Span & { monday: string }) {
  const words = useTexts(texts)
  const toneOf = (day: string) => {
    if (isSwapped) return day === from ? 'off' : day === to ? 'on' : undefined
    return day >= from && day <= to ? 'off' : undefined
  }
  return (
    <div className="t-stack t-gap-2">
      <p className="t-quiet t-small">
        {words.incident.week(formatDateRange(monday, addDays(monday, 6), words.to))}
      </p>
      <div className={classes.week} aria-hidden="true">
        {Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) => (
          <span key={day} className={classes.weekDay} data-tone={toneOf(day)}>
            <span className="t-small">{words.shortWeekdays[weekday(day)]}</span>
            <span className="t-heavy t-row-text">{Number(day.slice(8))}</span>
          </span>
        ))}
      </div>
    </div>
  )
}
