import { formatDate } from '#domain/time/dates.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { pesosToCentavos } from '#domain/money/wire-pesos.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Fund } from '#models/savings/fund.ts'
import { canCancel } from '#models/savings/pending.ts'
import { Money, MoneyToggle } from '#ui/fields/money-toggle.tsx'
import { texts } from '../texts.es.ts'
import { movementWords } from './choice-words.tsx'
import classes from './talk-log.module.css'

interface Props {
  fund: Fund
  mask: Mask
  hasEye: boolean
}

export function Eye({ mask }: { mask: Mask }) {
  const words = useTexts(texts).money
  return (
    <span className={classes.eye}>
      <MoneyToggle
        shown={mask.shown}
        onToggle={mask.toggle}
        showWord={words.show}
        hideWord={words.hide}
        label={mask.shown ? words.hide : words.showAll}
        tone="primary"
      />
    </span>
  )
}

export function Balances({ fund, mask, hasEye }: Props) {
  const words = useTexts(texts)
  const { position, savedEachPeriod } = fund
  const rows: [string, number][] = [
    [words.balances.saved, position.saved],
    ...(position.owed > 0 ? [[words.balances.owed, position.owed] as [string, number]] : []),
    [words.balances.each, savedEachPeriod],
    [words.balances.socialPart, position.socialPart],
  ]
  return (
    <>
      <dl className={classes.card}>
        {rows.map(([label, amount]) => (
          <div key={label} className={classes.row}>
            <dt>{label}</dt>
            <dd className="t-flush t-strong">
              <Money text={moneyOnScreen(amount)} shown={mask.shown} hiddenLabel={words.money.hidden} />
            </dd>
          </div>
        ))}
      </dl>
      {hasEye && <Eye mask={mask} />}
    </>
  )
}

export function Movements({
  fund,
  mask,
  hasEye,
  isReport,
}: Omit<Props, 'fund'> & { fund: Fund | null; isReport: boolean }) {
  const words = useTexts(texts)
  if (!fund?.knowsPending) return words.say.noData
  if (fund.pending.length === 0) return words.say.noMovements
  return (
    <>
      <span>
        {isReport
          ? words.say.inProcess
          : fund.pending.some((movement) => canCancel(movement, fund))
            ? words.say.movements
            : words.say.settled}
      </span>
      <dl className={classes.card}>
        {fund.pending.map(({ id, TIPO_MOVIMIENTO, fNomina, monto, paso, clase }) => (
          <div key={id ?? TIPO_MOVIMIENTO} className={classes.row}>
            <dt>
              <span>{movementWords(id ?? TIPO_MOVIMIENTO, fund, words)}</span>
              {fNomina && (
                <span className="t-block t-small t-quiet">
                  {(isUndecided(TIPO_MOVIMIENTO, paso, clase) ? words.done.loanPayday : words.done.payday)(
                    formatDate(fNomina),
                  )}
                </span>
              )}
            </dt>
            {/* The amount is missing for leaving the fund and on a legacy host. */}
            {monto !== undefined && (
              <dd className="t-flush t-strong">
                <Money
                  text={moneyOnScreen(pesosToCentavos(monto))}
                  shown={mask.shown}
                  hiddenLabel={words.money.hidden}
                />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {hasEye && <Eye mask={mask} />}
    </>
  )
}

const LOAN = 295

function isUndecided(type: number, step: string | undefined, kind: string | undefined): boolean {
  return (type === LOAN || kind === 'aportacion') && step !== 'autorizado'
}
