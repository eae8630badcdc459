import classes from './count-badge.module.css'

interface Props {
  count: number
  /** Screen reader text after the number: 'por autorizar'. */
  word: string
  /** True at the corner of an icon, false at the end of a row. */
  corner?: boolean
}

/** Number of waiting items; nothing for 0. Its ink colour distinguishes it from the badge of the bell. */
export function CountBadge({ count, word, corner = false }: Props) {
  if (count === 0) return null
  return (
    <span className={classes.badge} data-corner={corner || undefined}>
      {count > 99 ? '99+' : count}
      <span className="t-hidden"> {word}</span>
    </span>
  )
}
