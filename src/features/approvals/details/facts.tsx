import classes from './details.module.css'

export type Fact = readonly [name: string, value: string] | null

export function Facts({ rows }: { rows: readonly Fact[] }) {
  const said = rows.filter((row): row is NonNullable<Fact> => row !== null && row[1] !== '')
  return (
    <dl className={classes.facts}>
      {said.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang="es-MX">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
