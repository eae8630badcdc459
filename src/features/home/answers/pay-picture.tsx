import { serverNow } from '#core/transport/server-clock.ts'
import { payBefore } from '#domain/payslips/pay-before.ts'
import type { PayDifference } from '#domain/payslips/pay-difference.ts'
import { isWeekly, type PayslipPeriod, payslipKey } from '#domain/payslips/payslip.ts'
import { companyDate } from '#domain/time/dates.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useLocale, useTexts } from '#i18n/use-texts.ts'
import { useLegacyPayslip } from '#models/payslips/use-legacy-payslip.ts'
import { useNets } from '#models/payslips/use-nets.ts'
import { useRecentPays } from '#models/payslips/use-recent-pays.ts'
import { ChangeSentence } from '#pieces/payslips/change-sentence.tsx'
import { NetBars, NetTable } from '#pieces/payslips/net-bars.tsx'
import { payChange, periodName } from '#pieces/payslips/pay-change.ts'
import { readable } from '#pieces/payslips/readable.ts'
import { texts } from '#pieces/payslips/texts.es.ts'
import { PartLoader } from '#ui/feedback/part-loader.tsx'
import { lazyPart } from '#parts/lazy-part.ts'

interface BarsProps {
  /** Must be memoized, because effects depend on its identity. */
  periods: readonly PayslipPeriod[]
  shown: boolean
}

export function PayBars({ periods, shown }: BarsProps) {
  const weekly = isWeekly(useProfile().user.GrupoPago)
  const pays = useRecentPays(periods, companyDate(serverNow()))
  const known = useNets(pays, shown)
  const last = pays.at(-1)
  const shared = { periods: pays, ...known, weekly, shown }
  return (
    <>
      {/* Hidden from screen readers, because "Ver recibo" below is the same link with a name. */}
      <a
        className="t-block"
        href={`#${last ? paths.payslip(payslipKey(last)) : paths.payslips}`}
        aria-hidden="true"
        tabIndex={-1}
      >
        <NetBars {...shared} />
      </a>
      <NetTable {...shared} />
    </>
  )
}

interface WhyProps {
  last: PayslipPeriod
  periods: readonly PayslipPeriod[]
  shown: boolean
}

export function PayWhy({ last, periods, shown }: WhyProps) {
  const words = useTexts(texts)
  const weekly = isWeekly(useProfile().user.GrupoPago)
  const before = payBefore(last, periods)
  const now = useLegacyPayslip(last)
  // Fetched after the last payment, whose amount is more important.
  const earlier = useLegacyPayslip(now.isLoading ? null : before)
  if (!before) return null
  if (now.payslip?.kind !== 'detail' || earlier.payslip?.kind !== 'detail') {
    const isOffline = [now, earlier].some(({ failure }) => failure?.kind === 'offline')
    return isOffline ? <span>{words.unknown}</span> : null
  }
  const change = payChange(earlier.payslip.lines, now.payslip.lines)
  const [most] = change.lines
  return (
    <>
      <ChangeSentence change={change} than={periodName(before, weekly, last.year, words)} shown={shown} />
      {most && <MostChanged line={most} />}
    </>
  )
}

/** English names are a separate chunk that Inicio loads only in English. */
const loadNamed = lazyPart(() => import('./named-change.tsx'))

function MostChanged({ line }: { line: PayDifference }) {
  const words = useTexts(texts)
  const own = <span>{` ${words.mostChanged(readable(line.description))}`}</span>
  if (useLocale() === 'es') return own
  return (
    <PartLoader load={loadNamed} waiting={own} failure={() => own}>
      {({ NamedChange }) => <NamedChange line={line} />}
    </PartLoader>
  )
}
