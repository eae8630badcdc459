import type { FundTotals } from '#contract/savings/savings-totals.ts'
import { formatDate } from '#domain/time/dates.ts'
import { moneyOnScreen, toCentavos } from '#domain/money/money.ts'
import { useCloseOnBack } from '#hooks/navigation/use-back-closes.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { texts } from './texts.es.ts'
import classes from './totals.module.css'

const HEIGHT = 100
const STEP = 24
const BAR = 9

interface Props {
  months: FundTotals['meses']
  onClose: () => void
}

export function MonthsDialog({ months, onClose }: Props) {
  const words = useTexts(texts).months
  useCloseOnBack(onClose)
  return (
    <Dialog opened title={words.open} closeLabel={words.close} onClose={onClose}>
      <MonthsPicture months={months} />
    </Dialog>
  )
}

function MonthsPicture({ months }: Pick<Props, 'months'>) {
  const words = useTexts(texts)
  const most = Math.max(1, ...months.flatMap(({ ahorrado, prestado }) => [ahorrado, prestado]))
  const height = (pesos: number) => (Math.max(0, pesos) / most) * HEIGHT
  const [first, last] = [months[0]?.dia ?? '', months.at(-1)?.dia ?? ''].map(formatDate)
  const money = (pesos: number) => moneyOnScreen(toCentavos(pesos))
  return (
    <div className={classes.months}>
      <div className={classes.side}>
        <ul className={classes.legend}>
          <li className={classes.savedKey}>{words.saved}</li>
          <li className={classes.lentKey}>{words.lent}</li>
        </ul>
        <svg
          className={classes.drawing}
          viewBox={`0 0 ${months.length * STEP} ${HEIGHT + 1}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words.months.label(first ?? '', last ?? '')}
        >
          {months.map(({ dia, ahorrado, prestado }, index) => (
            <g key={dia}>
              <rect
                className={classes.savedKey}
                x={index * STEP + 2}
                y={HEIGHT - height(ahorrado)}
                width={BAR}
                height={height(ahorrado)}
              />
              <rect
                className={classes.lentKey}
                x={index * STEP + 2 + BAR + 1}
                y={HEIGHT - height(prestado)}
                width={BAR}
                height={height(prestado)}
              />
            </g>
          ))}
          <rect className={classes.ground} x={0} y={HEIGHT} width={months.length * STEP} height={1} />
        </svg>
        <p className={classes.ends} aria-hidden="true">
          <span>{first}</span>
          <span>{last}</span>
        </p>
      </div>
      {/* Scrolls in its own frame, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="t-scroll t-shrink" tabIndex={0} aria-label={words.months.table}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{words.months.day}</th>
              <th scope="col">{words.saved}</th>
              <th scope="col">{words.lent}</th>
            </tr>
          </thead>
          <tbody>
            {[...months].reverse().map(({ dia, ahorrado, prestado }) => (
              <tr key={dia}>
                <th scope="row">{formatDate(dia)}</th>
                <td>{money(ahorrado)}</td>
                <td>{money(prestado)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
