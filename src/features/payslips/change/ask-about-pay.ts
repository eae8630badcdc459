import { MAX_CLARIFICATION_COMMENT } from '#domain/requests/clarifications.ts'
import type { RuleName } from '#domain/pay-check/facts.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { PayDifference } from '#domain/payslips/pay-difference.ts'
import { clarificationPeriod } from '#domain/payslips/payslip.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { setPrefill } from '#models/requests/clarification-prefill.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import type { PayslipRow } from '../rows/payslip-rows.ts'

interface Start {
  comment?: string
  reasonHints?: readonly string[]
  /** Rules of the check that found the differences. */
  checkRules?: readonly RuleName[]
}

export function useAskAboutPay(): (row: PayslipRow, start?: Start) => void {
  // Only this portal's server has a delivery key. A legacy host accepts special codes only without a year, and knows
  // no rules of the check.
  const isOurs = useAppConfig()?.deliveryKey !== undefined
  return (row, { comment = '', reasonHints = [], checkRules = [] } = {}) => {
    const periodName = [row.title, row.range].filter((part) => part !== null).join(' · ')
    setPrefill({
      period: clarificationPeriod(row.period, isOurs),
      periodName,
      reasonHints,
      comment,
      ...(isOurs && checkRules.length > 0 && { checkRules }),
    })
    navigate(paths.newClarification)
  }
}

export interface ChangeWords {
  lead: (period: string, than: string) => string
  line: (concept: string, before: string, after: string) => string
  grew: (concept: string) => string
  shrank: (concept: string) => string
}

interface Change {
  lines: readonly PayDifference[]
  period: string
  than: string
  shown: boolean
  nameOf: (line: PayDifference) => string
}

/** Maximum number of differences in the comment. */
const NAMED = 4

export function changeComment({ lines, period, than, shown, nameOf }: Change, words: ChangeWords): string {
  const lead = words.lead(period, than)
  return lines.slice(0, NAMED).reduce((comment, line) => {
    const name = nameOf(line)
    const amounts = () => words.line(name, formatMoney(line.before), formatMoney(line.after))
    const hidden = line.after > line.before ? words.grew(name) : words.shrank(name)
    const longer = `${comment}\n- ${shown ? amounts() : hidden}`
    return lengthOf(longer) <= MAX_CLARIFICATION_COMMENT ? longer : comment
  }, lead)
}

/**
 * Returns hints for the reason: names and descriptions of increased deductions and reduced perceptions, and the
 * category of a deduction.
 */
export function changeReasons(
  lines: readonly PayDifference[],
  nameOf: (line: PayDifference) => string,
): string[] {
  const losses = lines.filter(({ effect }) => effect < 0)
  return losses.flatMap((line) => [
    nameOf(line),
    line.description,
    ...(line.side === 'deduction' ? ['descuento'] : []),
  ])
}
