import type { QueryClient } from '@tanstack/react-query'
import { type Failure, isUnanswered } from '#core/transport/failure.ts'
import { type PayslipPeriod, payslipKey } from '#domain/payslips/payslip.ts'
import { busyRetry, OperationError } from '#hooks/operations/busy-retry.ts'
import { isFinal, type LegacyPayslip, readLegacyPayslip } from '#models/payslips/legacy-payslip.ts'
import { questionFor } from '#models/payslips/use-legacy-payslip.ts'
import type { Receipt } from '../paper/legacy-payslip-pdf.ts'

export interface Collected {
  receipts: readonly Receipt[]
  missing: readonly PayslipPeriod[]
  /** True when the network stopped the fetching; false when the service was unavailable. */
  isOffline: boolean
}

/**
 * Reads the payslips on the device and fetches the others one by one until the service stops answering. Never throws.
 * @param onProgress receives the number of payslips tried
 */
export async function collectReceipts(
  periods: readonly PayslipPeriod[],
  client: QueryClient,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Collected> {
  const receipts: Receipt[] = []
  const missing: PayslipPeriod[] = []
  let unanswered: Failure | null = null
  for (const [index, period] of periods.entries()) {
    if (signal.aborted) break
    onProgress(index)
    let payslip = await readLegacyPayslip(period)
    // An unstamped payslip may have changed since it was stored.
    if (!unanswered && !(payslip && isFinal(period, payslip))) {
      const fetched = await fetchOne(period, client)
      payslip = fetched.payslip ?? payslip
      if (fetched.failure && isUnanswered(fetched.failure)) unanswered = fetched.failure
    }
    if (payslip?.kind === 'detail') receipts.push({ period, detail: payslip })
    else missing.push(period)
  }
  return { receipts, missing, isOffline: unanswered !== null && unanswered.kind !== 'unavailable' }
}

async function fetchOne(
  period: PayslipPeriod,
  client: QueryClient,
): Promise<{ payslip: LegacyPayslip | null; failure: Failure | null }> {
  const question = questionFor(period, client)
  await client.prefetchQuery({ ...question, ...busyRetry })
  const error = client.getQueryState(question.queryKey)?.error
  return {
    payslip: client.getQueryData<LegacyPayslip>(question.queryKey) ?? null,
    failure: error instanceof OperationError ? error.failure : null,
  }
}

export async function keysOnDevice(periods: readonly PayslipPeriod[]): Promise<ReadonlySet<string>> {
  const keys = new Set<string>()
  for (const period of periods) {
    const kept = await readLegacyPayslip(period)
    if (kept?.kind === 'detail') keys.add(payslipKey(period))
  }
  return keys
}
