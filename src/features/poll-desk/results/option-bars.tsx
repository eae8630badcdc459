import type { PollResults } from '#contract/polls/poll-desk.ts'
import type { CSSProperties } from 'react'
import type { WireQuestion } from '#contract/polls/poll-definition.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { shareOf } from '../parts/share.ts'
import classes from './results.module.css'
import { countOf } from './counts.ts'
import { texts } from './texts.es.ts'

export type Counted = PollResults['total'][number]

interface Props {
  question: WireQuestion
  counted: Counted
  everybody: Counted | null
}

export function OptionBars({ question, counted, everybody }: Props) {
  const words = useTexts(texts)
  const most = Math.max(...question.opciones.map(({ id }) => countOf(counted, id)))
  return (
    <ul className={classes.bars}>
      {question.opciones.map(({ id, texto }) => {
        const count = countOf(counted, id)
        const share = shareOf(count, counted.contestaron)
        const all = everybody && shareOf(countOf(everybody, id), everybody.contestaron)
        return (
          <li key={id} className={classes.row} data-most={(count === most && most > 0) || undefined}>
            <span className="t-break" lang="es-MX">
              {texto}
            </span>
            <span
              className={classes.track}
              style={{ '--share': share / 100, '--all': (all ?? 0) / 100 } as CSSProperties}
              aria-hidden="true"
            >
              <span className={classes.bar} />
              {all !== null && <span className={classes.mark} />}
            </span>
            <span className={classes.figures}>
              <span>{words.figures(share, count)}</span>
              {all !== null && <span className="t-quiet t-regular"> · {words.ofAll(all)}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
