import type { CSSProperties } from 'react'
import type { WireQuestion } from '#contract/polls/poll-definition.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { shareOf } from '../parts/share.ts'
import { countOf, meanOf } from './counts.ts'
import type { Counted } from './option-bars.tsx'
import classes from './results.module.css'
import { texts } from './texts.es.ts'

interface Props {
  question: WireQuestion
  counted: Counted
  everybody: Counted | null
}

export function ScaleColumns({ question, counted, everybody }: Props) {
  const words = useTexts(texts)
  const { opciones, bajo, alto } = question
  const mean = meanOf(question, counted)
  const all = everybody && meanOf(question, everybody)
  const most = Math.max(1, ...opciones.map(({ id }) => countOf(counted, id)))
  return (
    <div className={classes.scale}>
      {mean !== null && (
        <p className={classes.mean}>
          <span className="t-heavy t-h3">{words.mean(mean)}</span>
          <span className="t-quiet">{words.meanOf(opciones.length)}</span>
          {all !== null && <span className="t-quiet">{words.meanOfAll(all)}</span>}
        </p>
      )}
      <div className="t-stack t-gap-2 t-shrink t-grow">
        <ol className={classes.columns}>
          {opciones.map(({ id, texto }) => {
            const count = countOf(counted, id)
            return (
              <li key={id} className={classes.column}>
                <span className="t-strong">
                  {count}
                  <span className="t-hidden"> {words.chose(texto, shareOf(count, counted.contestaron))}</span>
                </span>
                <span
                  className={classes.tower}
                  style={{ '--share': count / most } as CSSProperties}
                  aria-hidden="true"
                />
                <span className="t-heavy" aria-hidden="true">
                  {texto}
                </span>
              </li>
            )
          })}
        </ol>
        <p className={classes.ends} lang="es-MX">
          <span className="t-break">{bajo}</span>
          <span className="t-break">{alto}</span>
        </p>
      </div>
    </div>
  )
}
