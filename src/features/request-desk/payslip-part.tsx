import type { readDeskClarification } from '#contract/requests/request-desk.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { formatDate, formatDateRange } from '#domain/time/dates.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { StaleData } from '#ui/feedback/load-failure.tsx'
import type { RequestAnswer } from './use-request.ts'
import { texts } from './texts.es.ts'
import { useProblemText } from './use-answer.ts'
import classes from './payslip.module.css'

type Receipt = NonNullable<ResponseOf<typeof readDeskClarification>['recibo']>

export function PayslipPart({ answer }: { answer: RequestAnswer }) {
  const { payslip: words, again } = useTexts(texts)
  const problemText = useProblemText()
  const { details, receipt, failure, isRefreshing, refresh } = answer
  if (details === null) {
    return failure && !isRefreshing ? (
      <StaleData title={words.failed} text={problemText(failure)} againWord={again} onRetry={refresh} />
    ) : (
      <ProgressLine text={words.loading} />
    )
  }
  if (receipt === null) {
    return (
      <section className={classes.none}>
        <h3>{words.none}</h3>
        <p>{words.noneText}</p>
      </section>
    )
  }
  const others = receipt.otrosPagos ?? []
  return (
    <section className={classes.payslip} aria-labelledby="recibo">
      <div className={classes.head}>
        <h3 id="recibo">{words.title}</h3>
        <p>
          {formatDateRange(receipt.inicio, receipt.fin, words.range)} · {words.paid(formatDate(receipt.pago))}
        </p>
      </div>
      <div className={classes.sides}>
        <Lines caption={words.perceptions} lines={receipt.percepciones} />
        {others.length > 0 && <Lines caption={words.otherPayments} lines={others} />}
        <Lines caption={words.deductions} lines={receipt.deducciones} />
      </div>
      <Days days={receipt.dias} />
      <p className={classes.net}>
        <span>{words.net}</span>
        <span>{amount(receipt.neto)}</span>
      </p>
    </section>
  )
}

/** @param pesos amount as sent by the server */
function amount(pesos: number): string {
  return moneyOnScreen(Math.round(pesos * 100))
}

function Lines({ caption, lines }: { caption: string; lines: Receipt['percepciones'] }) {
  const words = useTexts(texts).payslip
  const sum = lines.reduce((total, { importe }) => total + Math.round(importe * 100), 0)
  return (
    <table className={classes.lines}>
      <caption>{caption}</caption>
      <tbody>
        {lines.map(({ concepto, descripcion, importe }, index) => (
          // The index is part of the key, because a concept may occur twice on one payslip.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={`${concepto}-${index}`}>
            <th scope="row">
              {descripcion} <span className="t-quiet t-small">{concepto}</span>
            </th>
            <td>{amount(importe)}</td>
          </tr>
        ))}
        {lines.length === 0 && (
          <tr>
            <td colSpan={2}>{words.noLines}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td>{moneyOnScreen(sum)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Shows the day counters 701 to 705. A missing counter is zero. */
function Days({ days }: { days: Receipt['dias'] }) {
  const words = useTexts(texts).payslip
  if (days.length === 0) return null
  return (
    <dl className={classes.days} aria-label={words.days}>
      {Object.entries(words.dayNames).map(([concept, name]) => (
        <div key={concept}>
          <dt>{name}</dt>
          <dd>{days.find((day) => day.concepto.trim() === concept)?.dias ?? 0}</dd>
        </div>
      ))}
    </dl>
  )
}
