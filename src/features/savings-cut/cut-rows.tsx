import type { CutRow } from '#contract/savings/savings-cut.ts'
import { moneyOnScreen, toCentavos } from '#domain/money/money.ts'
import { properName } from '#domain/text/person-name.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Tile } from '#ui/lists/tile.tsx'
import { cutLooks } from './cut-sums.tsx'
import { texts } from './texts.es.ts'
import classes from './cut.module.css'

interface Props {
  rows: readonly CutRow[]
  isTable: boolean
  total: number
}

const money = (pesos: number | null) => (pesos === null ? '' : moneyOnScreen(toCentavos(pesos)))
const keyOf = ({ clase, folio }: CutRow) => `${clase}-${folio}`

export function CutRows({ rows, isTable, total }: Props) {
  const words = useTexts(texts)
  return (
    <section className="t-stack t-gap-2 t-shrink" aria-labelledby="corte">
      <h2 id="corte" className="t-lead t-heavy">
        {words.total(total)}
      </h2>
      {isTable ? <Table rows={rows} /> : <List rows={rows} />}
    </section>
  )
}

function Table({ rows }: Pick<Props, 'rows'>) {
  const words = useTexts(texts)
  return (
    <div className="t-card t-clip">
      <table className={classes.table} aria-labelledby="corte">
        <thead>
          <tr>
            <th scope="col">{words.person}</th>
            <th scope="col">{words.movement}</th>
            <th scope="col" className={classes.number}>
              {words.amount}
            </th>
            <th scope="col" className={classes.number}>
              {words.principal}
            </th>
            <th scope="col" className={classes.number}>
              {words.interest}
            </th>
            <th scope="col" className={classes.number}>
              {words.folio}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">
                <span className="t-block t-strong t-break">{properName(row.nombre)}</span>
                <span className="t-block t-quiet t-small t-regular">
                  {words.who(row.empleado, row.departamento)}
                </span>
              </th>
              <td>
                <span className={classes.movement}>
                  <Tile {...cutLooks[row.clase]} />
                  {words.classes[row.clase]}
                </span>
              </td>
              <td className={classes.number}>
                <strong>{money(row.monto)}</strong>
              </td>
              <td className={classes.number}>{money(row.capital)}</td>
              <td className={classes.number}>{money(row.interes)}</td>
              <td className={classes.number}>{row.folio}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function List({ rows }: Pick<Props, 'rows'>) {
  const words = useTexts(texts)
  return (
    <ul className="t-list t-card" aria-labelledby="corte">
      {rows.map((row) => (
        <li key={keyOf(row)} className={classes.row}>
          <Tile {...cutLooks[row.clase]} />
          <span className="t-grow t-shrink">
            <span className="t-block t-strong t-break">{properName(row.nombre)}</span>
            <span className="t-block t-quiet">
              {words.classes[row.clase]} · {words.number(row.empleado)}
            </span>
            {row.capital !== null && (
              <span className="t-block t-quiet">{words.parts(money(row.capital), money(row.interes))}</span>
            )}
          </span>
          <strong className={classes.amount}>{money(row.monto)}</strong>
        </li>
      ))}
    </ul>
  )
}
