import type { Scores } from '#contract/evaluations/evaluation-result.ts'
import { useTexts } from '#i18n/use-texts.ts'
import classes from './result.module.css'
import { texts } from './texts.es.ts'

interface Props {
  scores: Scores
  former: Scores | null
  whose: 'own' | 'theirs'
}

export function CompareBars({ scores, former, whose }: Props) {
  const words = useTexts(texts)
  const others = words.others(scores.personas)
  const own = words.self[whose]
  const hasOwn = scores.categorias.some(({ propia }) => propia !== null)
  const before = new Map(former?.categorias.map(({ nombre, otros }) => [nombre, otros]))
  const thenOf = (value: number | null) =>
    value === null ? words.unknown : words.atThen(String(Math.round(value)))
  const hasBefore = scores.categorias.some(({ nombre }) => typeof before.get(nombre) === 'number')
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
        {hasBefore && (
          <li>
            <span className={classes.sampleMark} />
            {words.formerly}
          </li>
        )}
      </ul>
      <table className={classes.table}>
        <thead className="t-hidden">
          <tr>
            <th scope="col">{words.category}</th>
            <th scope="col">{others}</th>
            {hasOwn && <th scope="col">{own}</th>}
            {hasBefore && <th scope="col">{words.formerly}</th>}
          </tr>
        </thead>
        <tbody>
          {scores.categorias.map(({ nombre, otros, propia }) => (
            <tr key={nombre}>
              <th scope="row" lang="es-MX">
                {nombre}
              </th>
              <Bar value={otros} unknown={words.unknown} mark={before.get(nombre) ?? null} />
              {hasOwn && <Bar value={propia} unknown={words.unknown} isOwn />}
              {hasBefore && <td className={classes.then}>{thenOf(before.get(nombre) ?? null)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface BarProps {
  value: number | null
  unknown: string
  isOwn?: true
  mark?: number | null
}

function Bar({ value, unknown, isOwn, mark = null }: BarProps) {
  return (
    <td>
      <span className={classes.track} aria-hidden="true">
        {value !== null && (
          <span className={classes.bar} data-own={isOwn} style={{ inlineSize: `${value}%` }} />
        )}
        {mark !== null && <span className={classes.mark} style={{ insetInlineStart: `${mark}%` }} />}
      </span>
      <span className={classes.value} data-own={isOwn}>
        {value === null ? unknown : Math.round(value)}
      </span>
    </td>
  )
}
