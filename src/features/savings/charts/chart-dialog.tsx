import { useCloseOnBack } from '#hooks/navigation/use-back-closes.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { BalanceChart } from './balance-chart.tsx'
import type { ChartProps } from '../statement/chart-link.tsx'
import classes from './chart-dialog.module.css'
import { LoanChart } from './loan-chart.tsx'
import { MaskToggle } from '../statement/summary.tsx'
import { texts } from '../texts.es.ts'

/** Shows a chart and its table. Renders neither while amounts are masked. */
export function ChartDialog({ chart, mask, onClose }: ChartProps) {
  const words = useTexts(texts)
  useCloseOnBack(onClose)
  return (
    <Dialog
      opened
      title={chart.kind === 'balance' ? words.chart.balance : words.chart.loan}
      closeLabel={words.chart.close}
      onClose={onClose}
    >
      <div className="t-stack t-gap-3">
        <div className={classes.eye}>
          <p>{mask.shown ? words.money.hides(mask.secondsLeft) : words.chart.masked}</p>
          <MaskToggle mask={mask} tone="primary" />
        </div>
        {!mask.shown ? (
          <div className={classes.masked} aria-hidden="true" />
        ) : chart.kind === 'balance' ? (
          <BalanceChart curve={chart.curve} periodText={chart.periodText} />
        ) : (
          <LoanChart instalments={chart.instalments} />
        )}
      </div>
    </Dialog>
  )
}
