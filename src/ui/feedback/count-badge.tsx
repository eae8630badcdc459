import classes from './count-badge.module.css'

interface Props {
  count: number
  /** For screen readers after the number: 'por autorizar'. */
  word: string
  corner?: boolean
}

/** Nothing for 0. Ink distinguishes it from the bell's badge. */
export function CountBadge({ count, word, corner = false }: Props) {
  if (count === 0) return null
  return (
    <span className={classes.badge} data-corner={corner || undefined}>
      {count > 99 ? '99+' : count}
      <span className="t-hidden"> {word}</span>
    </span>
  )
}
