import classes from './progress-line.module.css'

interface Props {
  /** What is under way; required: a bar alone says nothing. */
  text: string
}

/** A text over an indeterminate bar (GRAL-34). Under reduced motion the bar stands still. */
export function ProgressLine({ text }: Props) {
  return (
    <output className={classes.progress}>
      <span>{text}</span>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.bar} />
      </span>
    </output>
  )
}
