import type { ReactNode } from 'react'
import classes from '../fields/form.module.css'

interface Props {
  rows: readonly { label: string; value: ReactNode }[]
  /** For what has no answer. */
  nothing: string
}

/** Question and answer, a line each. */
export function ValueList({ rows, nothing }: Props) {
  return (
    <dl className={classes.list}>
      {rows.map((row, index) => (
        // Two relatives may carry the same words; the list never changes its order while it is shown.
        <div key={`${index} ${row.label}`}>
          <dt>{row.label}</dt>
          <dd>{row.value || nothing}</dd>
        </div>
      ))}
    </dl>
  )
}
