import classes from './chart-table.module.css'

interface Props {
  caption: string
  columns: readonly string[]
  rows: readonly ChartRow[]
}

export interface ChartRow {
  name: string
  note?: string
  amounts: readonly string[]
}

export function ChartTable({ caption, columns, rows }: Props) {
  return (
    // A wide table scrolls in its own frame, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="t-card t-scroll" tabIndex={0} aria-label={caption}>
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, note, amounts }) => (
            <tr key={name}>
              <th scope="row">
                <span>{name}</span>
                {note && <span className="t-block t-quiet">{note}</span>}
              </th>
              {amounts.map((amount, index) => (
                <td key={columns[index + 1]}>{amount}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
