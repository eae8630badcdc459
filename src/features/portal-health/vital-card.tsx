import type { HealthDay } from '#contract/portal-health/portal-health.ts'
import { formatDate } from '#domain/time/dates.ts'
import { type Band, bandOf, LIMITS, type Vital } from '#domain/portal-health/vitals.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { classNames } from '#ui/theme/class-names.ts'
import { texts } from './texts.es.ts'
import { bandWord, limitsOf, measured } from './words.ts'
import classes from './health.module.css'

interface Props {
  vital: Vital
  total: Omit<HealthDay, 'dia'>
  days: readonly HealthDay[]
}

export function VitalCard({ vital, total, days }: Props) {
  const words = useTexts(texts)
  const value = total[vital]
  const [good, poor] = limitsOf(vital, words)
  const id = `medida-${vital}`
  return (
    <section className="t-card t-pad-3-4 t-stack t-gap-2 t-shrink" aria-labelledby={id}>
      <h2 id={id} className="t-strong t-body">
        {words.vitals[vital]}
      </h2>
      <p className="t-row t-wrap t-gap-2">
        <span className="t-h3 t-heavy">{value === null ? '—' : measured(vital, value, words)}</span>
        <span className={classNames(classes.band, value !== null && classes[bandOf(vital, value)])}>
          {bandWord(vital, value, words)}
        </span>
      </p>
      <Drawing vital={vital} total={total} days={days} />
      <p className={classes.ends} aria-hidden="true">
        <span>{formatDate(days[0]?.dia ?? '')}</span>
        <span>{words.today}</span>
      </p>
      <p className="t-quiet t-small">
        {good}. {poor}.
      </p>
      <Numbers vital={vital} days={days} />
    </section>
  )
}

const HEIGHT = 48
const STEP = 10
const BAR = 7

/** Draws the days as bars. The limit of "poor" is at two thirds of the height; taller bars are cut off. */
function Drawing({ vital, total, days }: Props) {
  const words = useTexts(texts)
  const [good, fair] = LIMITS[vital]
  const most = fair * 1.5
  const heightOf = (value: number) => Math.max(2, Math.min(1, value / most) * HEIGHT)
  const value = total[vital]
  const said = value === null ? '—' : measured(vital, value, words)
  const width = days.length * STEP
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.picture(words.vitals[vital], said, bandWord(vital, value, words))}
    >
      {days.map((day, index) => {
        const each = day[vital]
        if (each === null) return null
        const band: Band = bandOf(vital, each)
        const height = heightOf(each)
        return (
          <rect
            key={day.dia}
            className={classes[band]}
            x={index * STEP + (STEP - BAR) / 2}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            rx={2}
          />
        )
      })}
      {[good, fair].map((limit) => (
        <line
          key={limit}
          className={classes.limit}
          x1={0}
          x2={width}
          y1={HEIGHT - heightOf(limit)}
          y2={HEIGHT - heightOf(limit)}
        />
      ))}
    </svg>
  )
}

function Numbers({ vital, days }: Pick<Props, 'vital' | 'days'>) {
  const words = useTexts(texts)
  const rows = [...days].reverse().filter((day) => day[vital] !== null)
  if (rows.length === 0) return null
  return (
    <details className="t-top-line">
      <summary className="t-row t-target t-pointer t-primary t-strong">{words.numbers}</summary>
      <table className={classes.table}>
        <caption className="t-hidden">{words.vitals[vital]}</caption>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.vitals[vital]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((day) => (
            <tr key={day.dia}>
              <th scope="row">{formatDate(day.dia)}</th>
              <td>
                {measured(vital, day[vital] ?? 0, words)} · {bandWord(vital, day[vital], words)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
