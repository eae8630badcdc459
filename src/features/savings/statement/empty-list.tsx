import classes from './empty-list.module.css'

export function EmptyList({ text }: { text: string }) {
  return <p className={classes.empty}>{text}</p>
}
