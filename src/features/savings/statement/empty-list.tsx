import classes from './empty-list.module.css'

/** One of the spec's empty texts in the place of rows. */
export function EmptyList({ text }: { text: string }) {
  return <p className={classes.empty}>{text}</p>
}
