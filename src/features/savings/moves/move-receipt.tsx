import { formatDate } from '#domain/time/dates.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { openAsking } from '#models/requests/open-asking.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { FlowAction, FlowContext } from '#models/savings/fund-flow.ts'
import type { Fund } from '#models/savings/fund.ts'
import { linesOrNone, usualText } from '#pieces/requests/approval-steps.ts'
import { Receipt, ReceiptActions } from '#pieces/requests/receipt.tsx'
import { requestTexts } from '#pieces/requests/request-texts.es.ts'
import type { Step } from '#ui/lists/step-line.tsx'
import { texts } from './move-texts.es.ts'
import { closesFor, movementOf } from './pending-of.ts'
import { useSummary } from './use-summary.tsx'

type AskedAction = Exclude<FlowAction, 'payoff' | 'cancel'>

const classOf = {
  enrol: 'inscripcion',
  change: 'cambio',
  deposit: 'aportacion',
  withdraw: 'retiro',
  loan: 'prestamo',
  'extra-payment': 'pagoExtra',
  leave: 'baja',
} as const satisfies Record<AskedAction, string>

interface Props {
  action: AskedAction
  context: FlowContext
  /** Data fetched after the request. Contains the folio. */
  fund: Fund
}

export function MoveReceipt({ action, context, fund }: Props) {
  const { inProcess } = useTexts(texts)
  const { amount, aside } = useSummary(context)
  const kind = classOf[action]
  const listed = fund.pending.find(({ clase }) => clase === kind)
  const steps = useSteps({ action, context, fund }, listed?.horasUsuales)
  const sum = amount === null ? [] : [moneyOnScreen(amount)]
  return (
    <Receipt
      title={inProcess.kinds[kind]}
      summary={[...sum, ...(aside === null ? [] : [aside])].join(' · ')}
      state="synced"
      folio={listed?.id === undefined ? null : movementOf(listed)}
      seenBy={null}
      steps={steps}
      actions={<ReceiptActions onList={openSavings} onMore={openAsking} />}
    />
  )
}

function useSteps({ action, context, fund }: Props, usualHours: number | undefined): Step[] {
  const { usual } = useTexts(requestTexts).steps
  const { inProcess, goesWith, loanGoesWith } = useTexts(texts)
  const needsDecision = action === 'loan' || action === 'deposit'
  const isReviewed = fund.hasDecisions && (action === 'withdraw' || action === 'leave')
  const day = context.receipt?.payday ?? ''
  const desk: Step[] =
    needsDecision || isReviewed
      ? [
          {
            title: needsDecision ? inProcess.deciding : inProcess.reviewing,
            place: 'now',
            ...linesOrNone(usualText(usualHours, usual)),
          },
        ]
      : []
  const payday = formatDate(day)
  const title = needsDecision ? loanGoesWith(payday, closesFor(day, context.fund)) : goesWith(payday)
  const last: Step[] = day === '' ? [] : [{ title, place: desk.length > 0 ? 'next' : 'now' }]
  return [{ title: inProcess.step.pedido, place: 'done' }, ...desk, ...last]
}

const openSavings = () => navigate(paths.savings, { replace: true })
