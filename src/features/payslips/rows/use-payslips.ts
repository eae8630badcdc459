import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { listStampedPayrolls } from '#contract/legacy-payroll.ts'
import { listPayslipHistory, listPayslips } from '#contract/payslips.ts'
import type { Failure } from '#core/transport/failure.ts'
import { keep, readKept } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { gapAfter, newestPays } from '#domain/pay-before.ts'
import { isWeekly, mergePeriods, type PayslipPeriod, payslipPeriodCode } from '#domain/payslip.ts'
import { useLinesAhead } from '#models/payslips/use-legacy-payslip.ts'
import { noteSynced } from '#hooks/operations/sync-state.ts'
import { type OperationState, useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type PayslipRow, periodsOf, type RowWords, toRow } from './payslip-rows.ts'
import { texts } from '../texts.es.ts'

export interface PayslipList {
  /** Newest first; null when nothing is known yet, neither from the device nor from the network. */
  rows: PayslipRow[] | null
  /** When the current periods were fetched (server time, ms). */
  at: number | null
  failure: Failure | null
  isLoading: boolean
  isRefreshing: boolean
  refresh: () => Promise<void>
  history: PayslipHistory
  /** The newest year of which payslips may be missing, so that nobody counts it; null: all is there. */
  lacksUpTo: number | null
  /** The last day before which the list may lack payslips (gapAfter), until the history has come anew; null: nowhere. */
  gap: string | null
  /** The older payroll data are known to hold nothing of this payslip: there is no use in asking. */
  lacksDetail: (period: PayslipPeriod) => boolean
}

export interface PayslipHistory {
  /** What lies on the device was looked up. */
  isRead: boolean
  /** The history can still be asked for: once a visit of the app, then no more (PAY-04). */
  canLoad: boolean
  isLoading: boolean
  failure: Failure | null
  load: () => Promise<void>
}

/** Current periods first (PAY-02), the history behind them once it was asked for, merged without repeats. */
export function usePayslips(): PayslipList {
  const words = useRowWords()
  const payGroup = useProfile().user.GrupoPago
  const weekly = isWeekly(payGroup)
  const current = useOperation(listPayslips, {})
  const history = useHistory()
  const data = current.data?.data
  const rows = useMemo(() => {
    if (data === undefined && history.periods === null) return null
    const merged = mergePeriods(data === undefined ? [] : periodsOf(data), history.periods ?? [])
    return merged.map((period) => toRow(period, weekly, words))
  }, [data, history.periods, weekly, words])
  const gap = useGap(current, data === undefined ? null : periodsOf(data), history)
  const lacksDetail = useLacksDetail(payGroup, current.at)
  useLinesAhead(useMemo(() => newestPays((rows ?? []).map((row) => row.period)), [rows]))
  const lacksUpTo = useMemo(() => {
    if (data !== undefined && history.periods !== null && gap === null) return null
    // The current periods follow each other; what is before the oldest of them may lie in the history.
    const years = data === undefined ? [] : periodsOf(data).map((period) => toRow(period, weekly, words).year)
    return years.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...years)
  }, [data, history.periods, gap, weekly, words])
  return { ...current, rows, history, lacksUpTo, gap, lacksDetail }
}

/** A history that is older than the current periods reach back is fetched anew without being asked for. */
function useGap(
  { isRefreshing, failure }: OperationState<unknown>,
  current: readonly PayslipPeriod[] | null,
  history: ReturnType<typeof useHistory>,
): string | null {
  const { periods, canLoad, load } = history
  // Once fetched in this visit the two are as far apart as the host has them.
  const gap = current !== null && periods !== null && canLoad ? gapAfter(current, periods) : null
  const isDue = gap !== null && !isRefreshing && failure === null
  const isFree = !history.isLoading && history.failure === null
  useEffect(() => {
    if (isDue && isFree) void load()
  }, [isDue, isFree, load])
  return gap
}

/**
 * The stamped payrolls of the older service (LEGPAY-09, Opcion 4) say which stamped payslips it has lines of. Beyond the
 * oldest one that it names, and while its answer is older than the list of payslips (`listAt`), only asking tells.
 */
function useLacksDetail(gPago: number, listAt: number | null): (period: PayslipPeriod) => boolean {
  const request = { formulario: 'nomina', gPago }
  const { data, at } = useOperation(listStampedPayrolls, request, { enabled: listAt !== null })
  const isCurrent = at !== null && listAt !== null && at >= listAt
  return useCallback(
    (period) => {
      const named = isCurrent && data ? data.nominasMostrar : []
      const oldest = named.reduce((date, { end_date }) => (end_date < date ? end_date : date), '9999')
      if (!period.stamped || period.end_date < oldest) return false
      return !named.some(
        (entry) =>
          entry.FIN_CADPER === payslipPeriodCode(period) &&
          // A legacy host tells neither.
          (entry.payroll === undefined || String(entry.payroll) === String(period.payroll)) &&
          (entry.type === undefined || entry.type === period.type),
      )
    },
    [data, isCurrent],
  )
}

/** The words that rows are made of; the same object until the language changes. */
export function useRowWords(): RowWords {
  const words = useTexts(texts)
  return useMemo(() => ({ ...words, stamped: words.stampedKind }), [words])
}

/** Whose history came from the network since the page was opened: it is fetched only once (PAY-04). */
const fetchedFor = new Set<string>()

/** The history as it lies on the device, and a way to fetch it once. */
function useHistory(): PayslipHistory & { periods: PayslipPeriod[] | null } {
  const { Folio } = useProfile().user
  const [periods, setPeriods] = useState<PayslipPeriod[] | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const [isRead, setIsRead] = useState(false)

  useEffect(() => {
    let isWanted = true
    void readKept(listPayslipHistory, {}).then((kept) => {
      if (!isWanted) return
      // What the network brought in the meantime is newer.
      if (kept) setPeriods((known) => known ?? periodsOf(kept.value.data))
      setIsRead(true)
    })
    return () => {
      isWanted = false
    }
  }, [])

  const isUnderway = useRef(false)
  const load = useCallback(async () => {
    if (isUnderway.current) return
    isUnderway.current = true
    setIsLoading(true)
    setFailure(null)
    const store = openStore()
    const answer = await call(listPayslipHistory, {})
    isUnderway.current = false
    setIsLoading(false)
    if (!answer.ok) {
      setFailure(answer.failure)
      return
    }
    fetchedFor.add(Folio)
    setPeriods(periodsOf(answer.value.data))
    const at = serverNow()
    noteSynced(at)
    await keep(store, listPayslipHistory, {}, { value: answer.value, at })
  }, [Folio])

  // Where nothing could be kept, a new visit of the screen has to ask again.
  const canLoad = isRead && (periods === null || !fetchedFor.has(Folio))
  return { periods, isRead, canLoad, isLoading, failure, load }
}
