import type { Scores } from '#contract/evaluation-result.ts'
import { useTexts } from '#i18n/use-texts.ts'
import classes from './result.module.css'
import { texts } from './texts.es.ts'

interface Props {
  scores: Scores
  whose: 'own' | 'theirs'
}

/** Others against the person's own, by category: bars to look at, in a table that a screen reader reads as figures. */
export function CompareBars({ scores, whose }: Props) {
  const words = useTexts(texts)
  const others = words.others(scores.personas)
  const own = words.self[whose]
  const hasOwn = scores.categorias.some(({ propia }) => propia !== null)
  return (
    <div className="t-stack t-gap-3">
      <ul className={classes.legend} aria-hidden="true">
        <li>
          <span className={classes.sample} />
          {others}
        </li>
        {hasOwn && (
          <li>
            <span className={classes.sample} data-own />
            {own}
          </li>
        )}
      </ul>
      <table className={classes.table}>
        <thead className="t-hidden">
          <tr>
            <th scope="col">{words.category}</th>
            <th scope="col">{others}</th>
            {hasOwn && <th scope="col">{own}</th>}
          </tr>
        </thead>
        <tbody>
          {scores.categorias.map(({ nombre, otros, propia }) => (
            <tr key={nombre}>
              <th scope="row" lang="es-MX">
                {nombre}
              </th>
              <Bar value={otros} unknown={words.unknown} />
              {hasOwn && <Bar value={propia} unknown={words.unknown} isOwn />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Bar({ value, unknown, isOwn }: { value: number | null; unknown: string; isOwn?: true }) {
  return (
    <td>
      <span className={classes.track} aria-hidden="true">
        {value !== null && (
          <span className={classes.bar} data-own={isOwn} style={{ inlineSize: `${value}%` }} />
        )}
      </span>
      <span className={classes.value} data-own={isOwn}>
        {value === null ? unknown : Math.round(value)}
      </span>
    </td>
  )
}
