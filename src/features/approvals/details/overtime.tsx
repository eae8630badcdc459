import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ItemToDecide } from '#contract/approvals/approvals.ts'
import { formatDate, formatDateRange, weekday } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { WorkLawCard } from '#pieces/requests/work-law.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { texts } from '../texts.es.ts'
import classes from './details.module.css'
import { Facts } from './facts.tsx'

/** Shows the week's resulting hours against the limit (LFT art. 66). */
export function OvertimeDetail({ item }: { item: ItemToDecide }) {
  const words = useTexts(texts)
  const { detalle, semana, ley } = item
  if (detalle.clase !== 'tiempo_extra') return null
  return (
    <>
      <h3 className="t-heavy t-h3">
        {words.hours(detalle.horas)} · {words.kinds.tiempo_extra.toLowerCase()}
      </h3>
      <Facts
        rows={[
          [words.overtime.day, `${words.weekdays[weekday(detalle.dia)]} ${formatDate(detalle.dia)}`],
          [words.overtime.from, detalle.entrada],
          [words.overtime.why, detalle.motivo],
        ]}
      />
      {semana && <Week week={semana} asked={detalle.horas} />}
      {ley && <WorkLawCard law={ley} />}
    </>
  )
}

type OvertimeWeek = NonNullable<ItemToDecide['semana']>

function Week({ week, asked }: { week: OvertimeWeek; asked: number }) {
  const words = useTexts(texts)
  const { autorizadas: done, enEspera: waiting, limite: limit } = week
  const beyond = done + asked - limit
  const all = done + waiting + asked
  const most = Math.max(all, limit)
  const range = words.overtime.week(formatDateRange(week.desde, week.hasta, words.to))
  const share = (hours: number) => ({ width: `${(hours / most) * 100}%` })
  return (
    <section className="t-stack t-gap-2" aria-label={range}>
      <p className="t-quiet t-small">{range}</p>
      <div
        className={classes.gauge}
        role="img"
        aria-label={words.overtime.picture(done, waiting, asked, limit)}
      >
        <div className={classes.bar}>
          <span data-part="done" style={share(done)} />
          <span data-part="this" style={share(asked)} />
          <span data-part="waiting" style={share(waiting)} />
          <span className={classes.limit} style={{ insetInlineStart: `${(limit / most) * 100}%` }} />
        </div>
      </div>
      <ul className={classes.legend} aria-hidden="true">
        <Key part="done" text={`${words.overtime.done}: ${words.hours(done)}`} />
        <Key part="this" text={`${words.overtime.this}: ${words.hours(asked)}`} />
        {waiting > 0 && <Key part="waiting" text={`${words.overtime.waiting}: ${words.hours(waiting)}`} />}
        <Key part="limit" text={words.overtime.limit(limit)} />
      </ul>
      {beyond > 0 && (
        <Banner
          tone="error"
          icon={<IconAlertTriangle size={24} />}
          title={words.overtime.beyond(round(beyond))}
        >
          {words.overtime.law(limit)}
        </Banner>
      )}
      {beyond <= 0 && all > limit && (
        <Banner tone="warn" icon={<IconInfoCircle size={24} />}>
          {words.overtime.maybe(round(all - limit))}
        </Banner>
      )}
    </section>
  )
}

function Key({ part, text }: { part: string; text: string }) {
  return (
    <li>
      <span data-part={part} />
      {text}
    </li>
  )
}

/** Rounds to hundredths of an hour to remove floating-point error. */
function round(hours: number): number {
  return Math.round(hours * 100) / 100
}
