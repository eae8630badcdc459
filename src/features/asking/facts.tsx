import type { Fact } from './describe.ts'
import classes from './asking.module.css'

export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {rows.map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd lang="es-MX">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
