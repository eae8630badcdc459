import classes from './empty-list.module.css'

/** Shows one of the spec's empty texts in place of the rows. */
export function EmptyList({ text }: { text: string }) {
  return <p className={classes.empty}>{text}</p>
}
