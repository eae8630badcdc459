import classes from './count-badge.module.css'

interface Props {
  count: number
  /** Read by screen readers after the number, for example 'por autorizar'. */
  word: string
  corner?: boolean
}

/** Renders nothing for 0. Dark, to differ from the red badge of the bell. */
export function CountBadge({ count, word, corner = false }: Props) {
  if (count === 0) return null
  return (
    <span className={classes.badge} data-corner={corner || undefined}>
      {count > 99 ? '99+' : count}
      <span className="t-hidden"> {word}</span>
    </span>
  )
}
