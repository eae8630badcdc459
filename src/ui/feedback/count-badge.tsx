import classes from './count-badge.module.css'

interface Props {
  count: number
  /** For screen readers after the number: 'por autorizar'. */
  word: string
  corner?: boolean
}

/** Renders nothing for 0. The dark ink colour distinguishes it from the red badge of the bell. */
export function CountBadge({ count, word, corner = false }: Props) {
  if (count === 0) return null
  return (
    <span className={classes.badge} data-corner={corner || undefined}>
      {count > 99 ? '99+' : count}
      <span className="t-hidden"> {word}</span>
    </span>
  )
}
