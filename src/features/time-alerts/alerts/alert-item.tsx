import { IconBellRinging } from '@tabler/icons-react'
import { formatDate, weekday } from '#domain/time/dates.ts'
import { ALLOWED_MINUTES, minutesOver, type TimeAlert } from '#domain/time/time-alerts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { FacilityTile } from './facility.tsx'
import { texts } from '../texts.es.ts'
import classes from './alert-item.module.css'

interface Props {
  alert: TimeAlert
  hasDay?: boolean
}

export function AlertItem({ alert, hasDay = false }: Props) {
  const words = useTexts(texts)
  const { kind, entry, exit, minutes, place } = alert
  const allowed = ALLOWED_MINUTES[kind]
  const over = minutesOver(alert)
  const when = exit === null ? words.noExit(entry) : words.hours(entry, exit)
  return (
    <li className={classes.item}>
      <FacilityTile kind={kind} />
      <div className="t-grow t-shrink">
        <p className={classes.title}>
          <span>{words.kinds[kind]}</span>
          <span className="t-heavy">{minutes === null ? words.unknownLength : words.minutes(minutes)}</span>
          {alert.isNew && (
            <StateChip tone="pink" icon={<IconBellRinging />}>
              {words.fresh}
            </StateChip>
          )}
        </p>
        {hasDay && (
          <p className="t-quiet t-airy">
            <DayName date={alert.date} />
          </p>
        )}
        <p className="t-quiet t-airy">{when}</p>
        {place !== '' && <p className="t-quiet t-airy">{place}</p>}
        {minutes !== null && (
          <>
            <MinutesBar minutes={minutes} allowed={allowed} kind={kind} />
            <p className="t-quiet t-airy">{over > 0 ? words.over(over, allowed) : words.within(allowed)}</p>
          </>
        )}
      </div>
    </li>
  )
}

export function DayName({ date }: { date: string }) {
  return <>{useDayName()(date)}</>
}

export function useDayName(): (date: string) => string {
  const words = useTexts(texts)
  return (date) => words.day(words.weekdays[weekday(date)] ?? '', formatDate(date))
}

/**
 * Draws a bar for twice the allowed time, or for a longer actual duration. Hidden from screen readers,
 * because the text below says the same.
 */
function MinutesBar({
  minutes,
  allowed,
  kind,
}: {
  minutes: number
  allowed: number
  kind: TimeAlert['kind']
}) {
  const whole = Math.max(minutes, allowed * 2)
  const share = (value: number) => `${(value / whole) * 100}%`
  return (
    <div className={classes.bar} aria-hidden="true">
      <span className={classes.used} data-kind={kind} style={{ width: share(minutes) }} />
      <span className={classes.limit} style={{ left: share(allowed) }} />
    </div>
  )
}
