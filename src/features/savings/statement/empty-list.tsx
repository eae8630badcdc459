import classes from './empty-list.module.css'

/** Shows the spec's text of an empty list in place of the rows. */
export function EmptyList({ text }: { text: string }) {
  return <p className={classes.empty}>{text}</p>
}
