import type { EventDay } from '#contract/identity/security-record.ts'
import type { OperationState } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { shortDay } from './event-words.ts'
import { texts } from './texts.es.ts'
import classes from './picture.module.css'

/** Minimum rejected sign-ins of the worst day that the text names. Fewer count as typing errors. */
const WAVE = 20
/** Units of the viewBox. */
const HALF = 40
const GROUND = 2
const STEP = 10
const BAR = 7

export interface PictureProps {
  answer: OperationState<{ dias: EventDay[] }>
  onDay: (day: string) => void
}

export function DaysPicture({ answer, onDay }: PictureProps) {
  const words = useTexts(texts)
  const { data, failure, isRefreshing } = answer
  if (data === null) {
    if (failure === null || isRefreshing || failure.kind === 'offline' || failure.kind === 'expired')
      return null
    return (
      <p className="t-quiet">
        {words.picture.failed}{' '}
        <TextLink underline onClick={() => void answer.refresh()}>
          {words.again}
        </TextLink>
      </p>
    )
  }
  const { dias } = data
  const worst = dias.reduce((most, day) => (day.rechazos > most.rechazos ? day : most), {
    dia: '',
    rechazos: 0,
  })
  const isWave = worst.rechazos >= WAVE
  return (
    <section className="t-card t-pad-3-4" aria-labelledby="treinta-dias">
      <h2 id="treinta-dias" className="t-strong t-body">
        {words.picture.title}
      </h2>
      <Drawing days={dias} />
      <p className={classes.ends} aria-hidden="true">
        <span>{shortDay(dias[0]?.dia ?? '', words)}</span>
        <span>{words.today}</span>
      </p>
      <p className={classes.said}>
        <span>
          {isWave ? words.picture.most(worst.rechazos, shortDay(worst.dia, words)) : words.picture.calm}
        </span>{' '}
        {isWave && (
          <TextLink underline onClick={() => onDay(worst.dia)}>
            {words.picture.seeDay}
          </TextLink>
        )}
      </p>
      <Numbers days={dias} onDay={onDay} />
    </section>
  )
}

function sum(days: readonly EventDay[], part: 'rechazos' | 'consultas'): number {
  return days.reduce((all, day) => all + day[part], 0)
}

function Drawing({ days }: { days: readonly EventDay[] }) {
  const words = useTexts(texts).picture
  const most = {
    rechazos: Math.max(1, ...days.map(({ rechazos }) => rechazos)),
    consultas: Math.max(1, ...days.map(({ consultas }) => consultas)),
  }
  const height = (day: EventDay, part: 'rechazos' | 'consultas') =>
    day[part] === 0 ? 0 : Math.max(2, (day[part] / most[part]) * HALF)
  return (
    <>
      <ul className={classes.legend}>
        <li className={classes.refused}>
          {words.refused}: {sum(days, 'rechazos')}
        </li>
        <li className={classes.looks}>
          {words.looks}: {sum(days, 'consultas')}
        </li>
      </ul>
      <svg
        className={classes.drawing}
        viewBox={`0 0 ${days.length * STEP} ${2 * HALF + GROUND}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.label(sum(days, 'rechazos'), sum(days, 'consultas'))}
      >
        {days.map((day, index) => (
          <g key={day.dia}>
            <rect
              className={classes.refusedBar}
              x={index * STEP + (STEP - BAR) / 2}
              y={HALF - height(day, 'rechazos')}
              width={BAR}
              height={height(day, 'rechazos')}
            />
            <rect
              className={classes.looksBar}
              x={index * STEP + (STEP - BAR) / 2}
              y={HALF + GROUND}
              width={BAR}
              height={height(day, 'consultas')}
            />
          </g>
        ))}
        <rect className={classes.ground} x={0} y={HALF} width={days.length * STEP} height={GROUND} />
      </svg>
    </>
  )
}

function Numbers({ days, onDay }: Pick<PictureProps, 'onDay'> & { days: readonly EventDay[] }) {
  const words = useTexts(texts)
  const rows = [...days].reverse().filter(({ rechazos, consultas }) => rechazos + consultas > 0)
  return (
    <details className="t-top-line">
      <summary className="t-row t-target t-pointer t-primary t-strong">{words.picture.table}</summary>
      <table className={classes.table}>
        <caption className="t-hidden">{words.picture.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.picture.day}</th>
            <th scope="col">{words.picture.refused}</th>
            <th scope="col">{words.picture.looks}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ dia, rechazos, consultas }) => (
            <tr key={dia}>
              <th scope="row">
                <TextLink underline onClick={() => onDay(dia)}>
                  {shortDay(dia, words)}
                </TextLink>
              </th>
              <td>{rechazos}</td>
              <td>{consultas}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
