import type { LineSide } from '../pay-lines/pay-line.ts'
import { fold } from '../text/fold.ts'

/** Company's key of the groceries benefit, which is paid as vouchers (spec 001 §3, LEGPAY-08). */
const GROCERIES_KEY = '282'

/** SAT types of vouchers: for groceries, meals, petrol and clothes (c_TipoPercepcion). */
const GROCERIES_TYPE = '029'
const VOUCHER_TYPES: ReadonlySet<string> = new Set([GROCERIES_TYPE, '030', '031', '032'])

interface PerceptionLine {
  concept: string
  description: string
  /** Null or missing when the source has no types. */
  satType?: string | null | undefined
  /** Centavos. */
  amount: number
}

/** Words for cash, transfers and bank accounts. A benefit with one of these words is paid in money. */
const MONEY = /\b(efectivo|efec|transf\w*|spei|deposit\w*|banc\w*|cuenta|tarjeta (de )?nomina)\b/
const VOUCHERS = /\b(vales?|monederos?|cupon(es)?)\b/

/**
 * Returns whether a perception is paid as vouchers. Companies also use the SAT's types of vouchers for money that they
 * transfer, so the words must name vouchers. With key 282, "despensa" also counts, and the type may be missing. The key
 * alone proves nothing, because companies use it for other things, too.
 */
export function isVoucher(line: PerceptionLine): boolean {
  const words = fold(line.description)
  if (MONEY.test(words)) return false
  if (isOfKey(line)) return !line.satType || VOUCHER_TYPES.has(line.satType)
  return VOUCHERS.test(words) && VOUCHER_TYPES.has(line.satType ?? '')
}

/** Returns whether a perception is the groceries benefit and not money, as far as the words say. */
export function isGroceries(line: PerceptionLine): boolean {
  if (MONEY.test(fold(line.description))) return false
  return line.satType ? line.satType === GROCERIES_TYPE : isOfKey(line)
}

function isOfKey({ concept, description }: PerceptionLine): boolean {
  return concept.trim() === GROCERIES_KEY && /\b(vales?|despensa)\b/.test(fold(description))
}

/** Words of deductions with which some companies take separately issued vouchers out of the net. */
const HANDED_OUT = /\b(vales?|despensa|monedero)\b/

/**
 * Splits a net into cash and vouchers, in centavos. Vouchers that a deduction takes out of the net are not counted. If
 * the vouchers exceed the net, they can't be separated, and the whole net counts as cash.
 * @param lines perceptions and deductions
 */
export function cashAndVouchers(
  net: number,
  lines: readonly (PerceptionLine & { side: LineSide })[],
): { cash: number; vouchers: number; areGroceries: boolean } {
  const own = lines.filter((line) => line.side === 'perception' && isVoucher(line))
  const out = lines.filter(
    ({ side, description }) => side === 'deduction' && HANDED_OUT.test(fold(description)),
  )
  const sum = (some: readonly PerceptionLine[]) => some.reduce((all, { amount }) => all + amount, 0)
  const vouchers = Math.max(0, sum(own) - sum(out))
  if (vouchers > net) return { cash: net, vouchers: 0, areGroceries: false }
  return { cash: net - vouchers, vouchers, areGroceries: vouchers > 0 && own.every(isGroceries) }
}
