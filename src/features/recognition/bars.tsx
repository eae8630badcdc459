import type { CSSProperties, ReactNode } from 'react'
import classes from './figures.module.css'

export interface Bar {
  key: string
  label: string
  total: number
  lead?: ReactNode
}

interface Props {
  bars: readonly Bar[]
  /** '12 reconocimientos' */
  countText: (count: number) => string
  labelledBy: string
}

/** Bars with their words and numbers: the picture says nothing that the words don't. */
export function Bars({ bars, countText, labelledBy }: Props) {
  const most = Math.max(1, ...bars.map(({ total }) => total))
  return (
    // Safari forgets the list role when the bullets are styled away.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={classes.bars} role="list" aria-labelledby={labelledBy}>
      {bars.map(({ key, label, total, lead }) => (
        <li key={key} className={classes.line}>
          {lead}
          <div className={classes.words}>
            <p className={classes.said}>
              <span className="t-strong t-shrink" lang="es-MX">
                {label}
              </span>
              <span>{countText(total)}</span>
            </p>
            <div className={classes.bar} aria-hidden="true">
              <span style={{ '--part': total / most } as CSSProperties} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
