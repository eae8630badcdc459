import { formatDateRange } from '#domain/time/dates.ts'
import { byNewest, type TeamPerson, type TeamRow } from '#domain/time/time-alerts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { Button } from '#ui/actions/button.tsx'
import { AlertItem, useDayName } from '../alerts/alert-item.tsx'
import { DayLine } from '../alerts/day-line.tsx'
import { lineOf } from './team-row.tsx'
import { texts } from '../texts.es.ts'
import classes from './person-detail.module.css'

interface Props {
  person: TeamPerson
  /** Null without alerts of the chosen kind in the shown days. */
  row: TeamRow | null
  /** Selected day; null for all days. */
  day: string | null
  days: readonly string[]
  hasName: boolean
  onAll: () => void
}

export function PersonDetail({ person, row, day, days, hasName, onAll }: Props) {
  const words = useTexts(texts)
  const dayName = useDayName()
  const all = row?.alerts ?? []
  const alerts =
    day === null
      ? all
      : all
          .filter(({ date }) => date === day)
          .sort(byNewest)
          .reverse()
  const range = formatDateRange(days[0] ?? '', days.at(-1) ?? '', words.team.to)
  const what =
    day === null
      ? words.team.line(words.team.span(range), row ? lineOf(row.sum, words) : words.team.none)
      : words.team.line(dayName(day), alerts.length > 0 ? words.alerts(alerts.length) : words.team.none)
  return (
    <div className="t-stack t-shrink">
      <header className="t-row t-wrap t-gap-2-3 t-pad-3-4">
        <Avatar name={person.name} size={48} />
        <div className={classes.words}>
          {hasName && <h2 className="t-h3">{person.name}</h2>}
          <p className="t-quiet">
            {words.team.number(person.number)} · {what}
          </p>
        </div>
        {day !== null && all.length > alerts.length && (
          <Button variant="outline" size="sm" onClick={onAll}>
            {words.team.seeAll(words.alerts(all.length))}
          </Button>
        )}
      </header>
      {alerts.length === 0 ? (
        <p className={classes.none}>{words.team.noneHere}</p>
      ) : (
        <>
          {day !== null && <DayLine alerts={alerts} />}
          <ul className="t-list t-top-line">
            {alerts.map((alert) => (
              <AlertItem
                key={`${alert.date}${alert.entry}${alert.kind}`}
                alert={alert}
                hasDay={day === null}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
