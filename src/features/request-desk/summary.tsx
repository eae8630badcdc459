import { IconClockHour4, IconStar } from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import type { readDeskSummary } from '#contract/requests/request-desk.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import type { OperationState } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Fold } from '#ui/lists/fold.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { type Age, ages, ageTones } from './kinds.ts'
import { texts } from './texts.es.ts'
import classes from './summary.module.css'
import tones from './tones.module.css'

type Figures = ResponseOf<typeof readDeskSummary>

export interface SummaryProps {
  answer: OperationState<Figures>
  isWide: boolean
  children?: ReactNode
}

export function Summary({ answer, isWide, children }: SummaryProps) {
  const words = useTexts(texts)
  const { data, failure, isRefreshing } = answer
  if (data === null) {
    if (failure === null || isRefreshing || failure.kind === 'offline' || failure.kind === 'expired')
      return null
    return (
      <p className="t-quiet t-small">
        {words.summary.failed}{' '}
        <TextLink underline onClick={() => void answer.refresh()}>
          {words.again}
        </TextLink>
      </p>
    )
  }
  if (isWide) {
    return (
      <section className={classes.card} aria-label={words.summary.title}>
        <Ages data={data} />
        <Figure data={data} />
      </section>
    )
  }
  const oldest = countOf(data, '8+')
  return (
    <Fold
      title={words.summary.title}
      text={
        <>
          {data.abiertas === 0 ? words.summary.allAnswered : words.open(data.abiertas)}
          <span>{oldest > 0 && ` · ${words.summary.oldest(oldest)}`}</span>
        </>
      }
    >
      <Ages data={data} />
      <Figure data={data} />
      {children}
    </Fold>
  )
}

function countOf({ edades }: Figures, age: Age): number {
  return edades.find(({ nombre }) => nombre === age)?.abiertas ?? 0
}

function Ages({ data }: { data: Figures }) {
  const words = useTexts(texts).summary
  const counts = ages.map((age) => ({ age, count: countOf(data, age) }))
  const most = Math.max(...counts.map(({ count }) => count), 1)
  return (
    <div className={classes.ages}>
      <h2 className={classes.title}>{words.ages}</h2>
      <dl className={classes.rows}>
        {counts.map(({ age, count }) => (
          <div key={age} className={classes.row}>
            <dt>{words.age[age]}</dt>
            <dd>
              <span
                className={`${classes.bar} ${tones[ageTones[age]]}`}
                style={{ '--part': count / most } as CSSProperties}
                aria-hidden="true"
              />
              <span className="t-heavy">{count}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Figure({ data: { medianaHoras, nivelPromedio } }: { data: Figures }) {
  const words = useTexts(texts).summary
  return (
    <div className={classes.figures}>
      <ul className={classes.both}>
        <li className={classes.big}>
          <Tile tone="teal" icon={<IconClockHour4 size={24} />} />
          <p>
            <span>{words.median}</span>{' '}
            <strong>{medianaHoras === null ? words.unknown : lastingText(medianaHoras, words)}</strong>
          </p>
        </li>
        <li className={classes.big}>
          <Tile tone="pink" icon={<IconStar size={24} />} />
          <p>
            <span>{words.level}</span>{' '}
            <strong>
              {nivelPromedio === null ? words.unknown : words.levelOf(String(rounded(nivelPromedio)))}
            </strong>
          </p>
        </li>
      </ul>
      <p className="t-quiet t-small">{words.lately}</p>
    </div>
  )
}

const rounded = (value: number) => Math.round(value * 10) / 10
const DAY = 24

interface Words {
  hours: (count: number) => string
  days: (count: number) => string
  lessThanHour: string
}

/** Formats 20.5 as '21 horas' and 60 as '2.5 días'. @param hours median */
export function lastingText(hours: number, words: Words): string {
  if (hours < 1) return words.lessThanHour
  return hours < 2 * DAY ? words.hours(Math.round(hours)) : words.days(rounded(hours / DAY))
}
