import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { withPlainMinus } from '#domain/money/money.ts'
import type { DetailLine, PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import { Explanation } from '#pieces/pay-lines/explanation.tsx'
import { useLineNames } from '#pieces/payslips/use-line-names.ts'
import { inventStyles } from '#tests/support/files/payroll-styles.ts'
import {
  lackingFigures,
  mainFigures,
  moneyIn,
  nodeFigures,
  onDevice,
} from '#tests/support/files/receipt-on-device.ts'
import { isWhole } from '#tests/support/server/whole.ts'
import { type PayslipRow, toRow } from '../rows/payslip-rows.ts'
import { es } from '../texts.es.ts'
import { PayDays } from './pay-days.tsx'
import { PayEnvelope } from './pay-envelope.tsx'
import { CashTotal, PayLines } from './pay-lines.tsx'
import { PayStamp } from './pay-stamp.tsx'

/** Receipts per style. `npm run test:whole` uses as many as the score in tests/bench/run-pay-lines.ts. */
const PER_STYLE = isWhole ? 100 : 2

afterEach(cleanup)

const sides: readonly DetailLine['side'][] = ['perception', 'otherPayment', 'deduction']
const mask = { shown: true, toggle: () => undefined, secondsLeft: 30 }

function Figures({ row, detail }: { row: PayslipRow; detail: PayslipDetail }) {
  const nameOf = useLineNames()
  const { lines } = detail
  return (
    <>
      <PayEnvelope row={row} detail={detail} mask={mask} />
      {sides.map((side) => (
        <PayLines key={side} side={side} lines={lines} ownOf={() => null} asked={null} shown />
      ))}
      <CashTotal detail={detail} shown />
      <PayDays days={detail.days} daysPaid={detail.daysPaid} />
      {detail.stamp && <PayStamp stamp={detail.stamp} />}
      {lines.map((line, index) => (
        // The index is the key, because a concept may occur twice on one payslip.
        // oxlint-disable-next-line react/no-array-index-key
        <Explanation key={index} known={nameOf(line)} own={null} shown />
      ))}
    </>
  )
}

test('the screen has the figures of the XML, and no other', { timeout: 300_000 }, () => {
  for (const { style, receipt } of inventStyles(PER_STYLE)) {
    const { period, detail } = onDevice(receipt)
    const row = toRow(period, true, { ...es, stamped: es.stampedKind })
    const { container, unmount } = render(<Figures row={row} detail={detail} />)
    const text = withPlainMinus(container.textContent ?? '')
    const printed = moneyIn(text)
    const wanted = [...mainFigures(receipt), ...nodeFigures(receipt)]
    expect(lackingFigures(wanted, printed), style).toEqual([])
    // This test always renders the card of other payments. Without lines, its total is $0.00; the screen hides the
    // card.
    const allowed = new Set([...wanted, '$0.00'])
    expect(
      printed.filter((one) => !allowed.has(one)),
      style,
    ).toEqual([])
    for (const fact of [receipt.daysPaid, receipt.stamp.uuid]) expect(text, style).toContain(fact)
    unmount()
  }
})
