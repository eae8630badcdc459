import classes from './count-badge.module.css'

interface Props {
  count: number
  /** Read with the number: 'por autorizar'. */
  word: string
  /** At the corner of an icon instead of the end of a row. */
  corner?: boolean
}

/** How many wait, in ink: a number that is none of the bell's; nothing where none does. */
export function CountBadge({ count, word, corner = false }: Props) {
  if (count === 0) return null
  return (
    <span className={classes.badge} data-corner={corner || undefined}>
      {count > 99 ? '99+' : count}
      <span className="t-hidden"> {word}</span>
    </span>
  )
}
