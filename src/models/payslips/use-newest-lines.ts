import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listPayslips } from '#contract/payslips/payslips.ts'
import type { OwnSentence } from '#domain/pay-lines/own-sentence.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { compareText } from '#domain/text/compare-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { type LegacyPayslip, type PayslipDetail, readLegacyPayslip } from './legacy-payslip.ts'
import { readOwnSentences } from './own-sentences.ts'
import { questionFor } from './use-legacy-payslip.ts'

export interface NewestLines {
  period: PayslipPeriod
  detail: PayslipDetail
}

/**
 * Returns the newest paid payslip whose lines this device can show, and the company's sentences. `newest` is
 * undefined during the search, and null without such a payslip.
 * @param today YYYY-MM-DD
 */
export function useNewestLines(today: string): {
  newest: NewestLines | null | undefined
  sentences: readonly OwnSentence[]
} {
  const { data, failure, isRefreshing } = useOperation(listPayslips, {}, { isShown: false })
  const client = useQueryClient()
  const [newest, setNewest] = useState<NewestLines | null>()
  const list = data?.data
  const isUnknown = list === undefined && (failure === null || isRefreshing)
  useEffect(() => {
    if (isUnknown) return
    let isWanted = true
    const look = async () => {
      const found = await findNewest(Array.isArray(list) ? list : [], today, client)
      if (isWanted) setNewest(found)
    }
    void look()
    return () => {
      isWanted = false
    }
  }, [list, isUnknown, today, client])
  return { newest, sentences: readOwnSentences(data?.frases) }
}

async function findNewest(
  periods: readonly PayslipPeriod[],
  today: string,
  client: QueryClient,
): Promise<NewestLines | null> {
  const paid = periods
    .filter(
      ({ stamped, prenomina, paid_date }) => stamped && !prenomina && paid_date !== '' && paid_date <= today,
    )
    .sort((a, b) => compareText(b.paid_date, a.paid_date) || compareText(b.end_date, a.end_date))
  const [first] = paid
  if (first === undefined) return null
  const question = questionFor(first, client)
  await client.prefetchQuery(question)
  const fetched = client.getQueryData<LegacyPayslip>(question.queryKey)
  if (fetched?.kind === 'detail') return { period: first, detail: fetched }
  for (const period of paid.slice(1)) {
    const kept = await readLegacyPayslip(period)
    if (kept?.kind === 'detail') return { period, detail: kept }
  }
  return null
}
