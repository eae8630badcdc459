import type { ReactNode } from 'react'
import classes from '../fields/form.module.css'

interface Props {
  rows: readonly { label: string; value: ReactNode }[]
  nothing: string
}

export function ValueList({ rows, nothing }: Props) {
  return (
    <dl className={classes.list}>
      {rows.map((row, index) => (
        // Two relatives may share a label. The index makes keys unique, and the order never changes.
        <div key={`${index} ${row.label}`}>
          <dt>{row.label}</dt>
          <dd>{row.value || nothing}</dd>
        </div>
      ))}
    </dl>
  )
}
