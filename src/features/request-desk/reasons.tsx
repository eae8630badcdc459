import type { CSSProperties } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { StandardName } from '#pieces/requests/standard-name.tsx'
import { texts } from './texts.es.ts'
import type { Requests } from './use-requests.ts'
import classes from './summary.module.css'

export interface ReasonsProps {
  reasons: readonly { nombre: string; abiertas: number }[]
  requests: Requests
}

export function Reasons({ reasons, requests }: ReasonsProps) {
  const words = useTexts(texts).reasons
  if (reasons.length === 0) return null
  const most = Math.max(...reasons.map(({ abiertas }) => abiertas), 1)
  const { filter, setFilter } = requests
  return (
    <section className={classes.reasons} aria-labelledby="motivos">
      <h2 id="motivos" className={classes.title}>
        {words.title}
      </h2>
      <p className="t-quiet t-small">{words.hint}</p>
      <ul className={classes.bars}>
        {reasons.map(({ nombre, abiertas }) => {
          const isChosen = filter.reason === nombre
          return (
            <li key={nombre}>
              <button
                type="button"
                className={classes.reason}
                aria-pressed={isChosen}
                onClick={() => setFilter({ isOpen: true, reason: isChosen ? '' : nombre })}
              >
                <span className="t-shrink t-break">
                  <StandardName name={nombre} />
                </span>
                <span className="t-heavy">{abiertas}</span>
                <span
                  className={classes.bar}
                  style={{ '--part': abiertas / most } as CSSProperties}
                  aria-hidden="true"
                />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
