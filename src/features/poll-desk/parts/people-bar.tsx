import type { CSSProperties } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import classes from './people-bar.module.css'
import { shareOf } from './share.ts'
import { texts } from './texts.es.ts'

const FIGURES = 10
const STEP = 22

export function PeopleBar({ answered, people }: { answered: number; people: number }) {
  const words = useTexts(texts)
  const share = shareOf(answered, people)
  return (
    <div className="t-stack t-gap-1">
      <span
        className={classes.picture}
        style={{ '--share': share / 100 } as CSSProperties}
        aria-hidden="true"
      >
        <Figures />
        <span className={classes.filled}>
          <Figures />
        </span>
      </span>
      <p className="t-flush">
        <span className="t-strong">{words.percent(share)}</span>{' '}
        <span className="t-quiet">{words.rate(answered, people)}</span>
      </p>
    </div>
  )
}

function Figures() {
  return (
    <svg viewBox={`0 0 ${FIGURES * STEP} 28`} className={classes.figures} aria-hidden="true">
      {Array.from({ length: FIGURES }, (_, at) => (
        <g key={at} transform={`translate(${at * STEP + 2} 2)`}>
          <circle cx="9" cy="5.5" r="5" />
          <path d="M0 24v-3a9 9 0 0 1 18 0v3z" />
        </g>
      ))}
    </svg>
  )
}
