import { generatePrereceipt, generateReceipt, requestPayslipPdf } from '#contract/payslips/payslips.ts'
import { type Failure, fail, type Result, succeed } from '#core/transport/failure.ts'
import { dropFile, keepFile, readFile } from '#core/store/kept-files.ts'
import { openStore } from '#core/store/open-store.ts'
import { callWithRetries, type Patience } from '#core/transport/call-with-retries.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { sessionNumber } from '#core/transport/session-signals.ts'
import {
  type PayslipPeriod,
  payslipKey,
  payslipPeriodCode,
  STAMPED_PDF_PREFIX,
} from '#domain/payslips/payslip.ts'

export interface PayslipFile {
  bytes: ArrayBuffer
  /** Fetch time in server ms. */
  at: number
  /** True for a stored copy that is shown because the fetch failed. The provider may have a newer file. */
  isOld: boolean
  isKept: boolean
}

export type PayslipFileFailure = { kind: 'absent' } | Failure

/**
 * Returns the id of the stored copy. An unstamped payslip has its own id, and so has the stamping provider's PDF:
 * both may differ from this server's stamped PDF.
 */
export function payslipFileId(period: PayslipPeriod): string {
  if (!period.stamped) return draftId(period)
  const { pdf_receipt: paper } = period
  return paper.startsWith(STAMPED_PDF_PREFIX) ? payslipKey(period) + paper : payslipKey(period)
}

function copiesOf(period: PayslipPeriod): string[] {
  const ids = [payslipFileId(period), period.stamped ? payslipKey(period) : '', draftId(period)]
  return [...new Set(ids.filter(Boolean))]
}

function draftId(period: PayslipPeriod): string {
  return `${payslipKey(period)}-draft`
}

/** Returns whether "%PDF-" is near the start (ISO 32000, 7.5.2). Rejects a provider's error page. */
export function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')
}

/** Maximum wait under load in ms, within the five minutes of the provider's token. */
const CROWDED_MS = 4 * 60_000

export type PayslipWatch = Pick<Patience, 'onBusy' | 'giveUp'>

/**
 * Fetches the provider's user and token, then the PDF (PAY-21 … PAY-23).
 * @returns the bytes, or a failure; a response that is no PDF is malformed
 */
async function fetchPayslip(
  period: PayslipPeriod,
  watch: PayslipWatch,
): Promise<Result<Uint8Array<ArrayBuffer>>> {
  const patience = { ...watch, maxRetryMs: CROWDED_MS }
  const access = await callWithRetries(requestPayslipPdf, { periodo: payslipPeriodCode(period) }, patience)
  if (!access.ok) return access
  const place = { payroll: period.payroll, year: period.year, period: period.period }
  const provider = { ...patience, providerToken: access.value.token }
  const pdf = period.stamped
    ? await callWithRetries(
        generateReceipt,
        { ...place, pks: [period.idtimbrado ?? 0], stamped: true },
        provider,
      )
    : await callWithRetries(
        generatePrereceipt,
        { ...place, type: period.type, pks: [access.value.user] },
        provider,
      )
  if (pdf.ok && !isPdf(pdf.value)) return fail({ kind: 'malformed', detail: 'not a PDF' })
  return pdf
}

/** Running downloads. The key contains the session, because the next person's payslip is another file. */
const underway = new Map<string, Promise<Result<PayslipFile>>>()

export function savePayslip(period: PayslipPeriod, watch: PayslipWatch = {}): Promise<Result<PayslipFile>> {
  const id = `${sessionNumber()}|${payslipFileId(period)}`
  const running = underway.get(id)
  if (running) return running
  const download = fetchAndKeep(period, watch).finally(() => underway.delete(id))
  underway.set(id, download)
  return download
}

async function fetchAndKeep(period: PayslipPeriod, watch: PayslipWatch): Promise<Result<PayslipFile>> {
  // Opened before the fetch, because the response may arrive after another person has signed in.
  const store = openStore()
  const fetched = await fetchPayslip(period, watch)
  if (!fetched.ok) return fetched
  const at = serverNow()
  const bytes = exactBuffer(fetched.value)
  // A file that cannot be stored is still shown.
  const isKept = await keepFile(store, payslipFileId(period), bytes, at).catch(() => false)
  for (const id of isKept ? copiesOf(period).slice(1) : []) {
    // A remaining older copy is never shown instead of the new one.
    await dropFile(store, id).catch(() => undefined)
  }
  return succeed({ bytes, at, isOld: false, isKept })
}

function exactBuffer(view: Uint8Array<ArrayBuffer>): ArrayBuffer {
  return view.byteLength === view.buffer.byteLength ? view.buffer : view.slice().buffer
}

/**
 * Uses the stored copy of a stamped payslip, which never changes. Fetches an unstamped payslip again; the stored copy
 * is the fallback.
 */
export async function openPayslip(
  period: PayslipPeriod,
  watch: PayslipWatch = {},
): Promise<{ ok: true; value: PayslipFile } | { ok: false; failure: PayslipFileFailure }> {
  if (period.stamped) {
    const copy = await readCopy(payslipFileId(period))
    if (copy) return succeed({ ...copy, isOld: false, isKept: true })
  }
  const fetched = await savePayslip(period, watch)
  if (fetched.ok) return fetched
  for (const id of copiesOf(period)) {
    const copy = await readCopy(id)
    if (copy) return succeed({ ...copy, isOld: true, isKept: true })
  }
  return fetched.failure.kind === 'offline' ? { ok: false, failure: { kind: 'absent' } } : fetched
}

function readCopy(id: string): Promise<{ bytes: ArrayBuffer; at: number } | null> {
  // An unreadable copy counts as missing.
  return readFile(id).catch(() => null)
}

export async function forgetPayslip(period: PayslipPeriod): Promise<void> {
  // Ignores a failure: after a sign-out the store is closed or deleted, and no copy is shown.
  await dropFile(openStore(), payslipFileId(period)).catch(() => undefined)
}

export interface SaveReport {
  saved: number
  failed: PayslipPeriod[]
  stopped: 'no' | 'cancelled' | 'offline' | 'full'
}

/**
 * Saves payslips one by one and continues after a failed one. Stops offline, after the session's end, on a full
 * device, or when cancelled. A running request still finishes.
 * @param onProgress receives the number of payslips tried
 */
export async function saveSeveral(
  periods: readonly PayslipPeriod[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<SaveReport> {
  const report: SaveReport = { saved: 0, failed: [], stopped: 'no' }
  for (const [index, period] of periods.entries()) {
    onProgress(index)
    const result = await savePayslip(period, { giveUp: signal })
    if (result.ok && result.value.isKept) report.saved += 1
    else if (result.ok) return { ...report, stopped: 'full' }
    else if (result.failure.kind === 'offline' || result.failure.kind === 'expired') {
      return { ...report, stopped: 'offline' }
    } else report.failed.push(period)
    if (signal.aborted) return { ...report, stopped: index + 1 < periods.length ? 'cancelled' : 'no' }
  }
  return report
}
