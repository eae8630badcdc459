import type { ReactNode } from 'react'
import classes from './line-facts.module.css'

interface Props {
  facts: readonly { label: string; value: ReactNode }[]
}

export function LineFacts({ facts }: Props) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }, index) => (
        // Two kinds of hours may have the same label.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${label}-${index}`} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
