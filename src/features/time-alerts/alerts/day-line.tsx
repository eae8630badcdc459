import type { TimeAlert } from '#domain/time/time-alerts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { lineOfDay } from './line-of-day.ts'
import { texts } from '../texts.es.ts'
import classes from './day-line.module.css'

/** Decorative, because the list below says the same. */
export function DayLine({ alerts }: { alerts: readonly TimeAlert[] }) {
  const words = useTexts(texts)
  const { hours, visits } = lineOfDay(alerts)
  if (visits.length === 0) return null
  return (
    <div className={classes.frame} aria-hidden="true">
      <div className={classes.line}>
        {visits.map(({ alert, from, width }) => (
          <span
            key={`${alert.entry}${alert.kind}`}
            className={classes.visit}
            data-kind={alert.kind}
            style={{ left: `${from}%`, width: `${width}%` }}
          >
            <span className={classes.minutes}>{alert.minutes !== null && words.minutes(alert.minutes)}</span>
          </span>
        ))}
      </div>
      <div className={classes.hours}>
        {hours.map((hour, index) => (
          <span key={hour} style={{ left: `${(index / (hours.length - 1)) * 100}%` }}>
            {String(hour % 24).padStart(2, '0')}:00
          </span>
        ))}
      </div>
    </div>
  )
}
