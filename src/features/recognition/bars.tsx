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
  countText: (count: number) => string
  labelledBy: string
}

export function Bars({ bars, countText, labelledBy }: Props) {
  const most = Math.max(1, ...bars.map(({ total }) => total))
  return (
    // Safari drops the list role when the bullets are removed with CSS.
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
