import type { FundAction } from '#domain/savings/savings-moves.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Fund } from '#models/savings/fund.ts'
import { Amount } from '../statement/amount.tsx'
import { MaskToggle } from '../statement/summary.tsx'
import { texts } from './move-texts.es.ts'
import classes from './move.module.css'

interface Props {
  action: FundAction
  fund: Fund
  /** Centavos. */
  maximum: number
  mask: Mask
  hasEye: boolean
}

interface Part {
  label: string
  value: number
  sign?: '−' | '='
}

export function LimitSum({ action, fund, maximum, mask, hasEye }: Props) {
  const parts = useParts(action, fund, maximum)
  if (parts.length === 0) return null
  return (
    <div className="t-stack t-gap-2">
      <dl className={classes.sum}>
        {parts.map(({ label, value, sign }) => (
          <div key={label} data-result={sign === '=' || undefined}>
            <dt>
              {sign && <span className={classes.sign}>{sign}</span>}
              <span>{label}</span>
            </dt>
            <dd>
              <Amount value={value} mask={mask} />
            </dd>
          </div>
        ))}
      </dl>
      {hasEye && <MaskToggle mask={mask} tone="primary" />}
    </div>
  )
}

function useParts(action: FundAction, { position, savedEachPeriod, quota }: Fund, maximum: number): Part[] {
  const words = useTexts(texts)
  const { saved, owed, socialPart, instalment } = position
  const legal =
    quota === null
      ? []
      : [{ label: quota.isConfirmed ? words.mostByLaw : words.mostUnconfirmed, value: quota.most }]
  switch (action) {
    case 'enrol':
    case 'deposit':
      return legal
    case 'change':
      return [{ label: words.now, value: savedEachPeriod }, ...legal]
    case 'withdraw':
      return [
        { label: words.saved, value: saved },
        ...(owed > 0 ? [{ label: words.owed, value: owed, sign: '−' as const }] : []),
        { label: words.canWithdraw, value: maximum, sign: '=' },
      ]
    case 'extra-payment': {
      // The limit is the smaller of two sums.
      const isBySavings = saved - socialPart <= owed
      const from = isBySavings
        ? [
            { label: words.saved, value: saved },
            { label: words.socialPart, value: socialPart, sign: '−' as const },
          ]
        : [{ label: words.owed, value: owed }]
      return [
        ...from,
        { label: words.nextPayment, value: instalment, sign: '−' },
        { label: words.canPay, value: maximum, sign: '=' },
      ]
    }
    default:
      return []
  }
}
