import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { listStampedPayrolls } from '#contract/payslips/legacy-payroll.ts'
import { listPayslipHistory, listPayslips } from '#contract/payslips/payslips.ts'
import type { Failure } from '#core/transport/failure.ts'
import { keep, readKept } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { gapAfter, newestPays } from '#domain/payslips/pay-before.ts'
import type { OwnSentence } from '#domain/pay-lines/own-sentence.ts'
import { isWeekly, mergePeriods, type PayslipPeriod, payslipPeriodCode } from '#domain/payslips/payslip.ts'
import { readOwnSentences } from '#models/payslips/own-sentences.ts'
import { usePrefetchLines } from '#models/payslips/use-legacy-payslip.ts'
import { noteSynced } from '#hooks/operations/sync-state.ts'
import { type OperationState, useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type PayslipRow, periodsOf, type RowWords, toRow } from './payslip-rows.ts'
import { texts } from '../texts.es.ts'

export interface PayslipList {
  /** Newest first; null until the device or the network has answered. */
  rows: PayslipRow[] | null
  /** Fetch time of the current periods in server ms. */
  at: number | null
  failure: Failure | null
  isLoading: boolean
  isRefreshing: boolean
  refresh: () => Promise<void>
  history: PayslipHistory
  /** Null when the list is complete. */
  lacksUpTo: number | null
  /**
   * End of the stored history, if payslips between it and the current periods may be missing (gapAfter). Null without
   * a gap.
   */
  gap: string | null
  /** Returns whether the older payroll service certainly lacks this payslip. */
  lacksDetail: (period: PayslipPeriod) => boolean
  /** The company's own sentences about lines. Empty on a host without sentences. */
  sentences: readonly OwnSentence[]
}

export interface PayslipHistory {
  isRead: boolean
  /** True when the history may be fetched: once per app start (PAY-04), or again if it was not stored. */
  canLoad: boolean
  isLoading: boolean
  failure: Failure | null
  load: () => Promise<void>
}

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
  usePrefetchLines(useMemo(() => newestPays((rows ?? []).map((row) => row.period)), [rows]))
  const lacksUpTo = useMemo(() => {
    if (data !== undefined && history.periods !== null && gap === null) return null
    // Current periods have no gaps. Earlier payslips may be in the history.
    const years = data === undefined ? [] : periodsOf(data).map((period) => toRow(period, weekly, words).year)
    return years.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...years)
  }, [data, history.periods, gap, weekly, words])
  const sent = current.data?.frases
  const sentences = useMemo(() => readOwnSentences(sent), [sent])
  return { ...current, rows, history, lacksUpTo, gap, lacksDetail, sentences }
}

/** Refetches a history that ends before the current periods begin. */
function useGap(
  { isRefreshing, failure }: OperationState<unknown>,
  current: readonly PayslipPeriod[] | null,
  history: ReturnType<typeof useHistory>,
): string | null {
  const { periods, canLoad, load } = history
  // A gap that stays after the fetch is in the host's own data.
  const gap = current !== null && periods !== null && canLoad ? gapAfter(current, periods) : null
  const isDue = gap !== null && !isRefreshing && failure === null
  const isFree = !history.isLoading && history.failure === null
  useEffect(() => {
    if (isDue && isFree) void load()
  }, [isDue, isFree, load])
  return gap
}

/**
 * Returns whether the older service's stamped payrolls (NOM-04) lack a payslip. False for unstamped and older
 * payslips, and while that list is older than the payslips.
 * @param listAt fetch time of the payslips in server ms
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
          // A legacy host sends neither field.
          (entry.payroll === undefined || String(entry.payroll) === String(period.payroll)) &&
          (entry.type === undefined || entry.type === period.type),
      )
    },
    [data, isCurrent],
  )
}

export function useRowWords(): RowWords {
  const words = useTexts(texts)
  return useMemo(() => ({ ...words, stamped: words.stampedKind }), [words])
}

const fetchedFor = new Set<string>()

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

  // If nothing could be stored, the screen fetches again at its next visit.
  const canLoad = isRead && (periods === null || !fetchedFor.has(Folio))
  return { periods, isRead, canLoad, isLoading, failure, load }
}
