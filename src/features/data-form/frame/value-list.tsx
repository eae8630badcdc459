import type { ReactNode } from 'react'
import classes from '../fields/form.module.css'

interface Props {
  rows: readonly { label: string; value: ReactNode }[]
  /** Text for a missing answer. */
  nothing: string
}

/** Renders questions and answers, one pair per line. */
export function ValueList({ rows, nothing }: Props) {
  return (
    <dl className={classes.list}>
      {rows.map((row, index) => (
        // The index makes keys unique, as two relatives may share a label. The order never changes while shown.
        <div key={`${index} ${row.label}`}>
          <dt>{row.label}</dt>
          <dd>{row.value || nothing}</dd>
        </div>
      ))}
    </dl>
  )
}
