import { generatePrereceipt, generateReceipt, requestPayslipPdf } from '#contract/payslips.ts'
import { type Failure, fail, type Result, succeed } from '#core/transport/failure.ts'
import { dropFile, keepFile, readFile } from '#core/store/kept-files.ts'
import { openStore } from '#core/store/open-store.ts'
import { callPatiently, type Patience } from '#core/transport/patient-call.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { sessionEra } from '#core/transport/session-signals.ts'
import { type PayslipPeriod, payslipKey, payslipPeriodCode, STAMPERS_PAPER } from '#domain/payslip.ts'

/** One payslip as PDF, ready to be read. */
export interface PayslipFile {
  bytes: ArrayBuffer
  /** When it was fetched (server time, ms). */
  at: number
  /** The network failed and this copy may be older than what the provider has now. */
  isOld: boolean
  /** It lies on the device; false where there is no room or no store. */
  isKept: boolean
}

/** Everything that can keep a payslip from being opened: 'absent' is no network and no copy on the device. */
export type PayslipFileFailure = { kind: 'absent' } | Failure

/**
 * Id of the kept copy. A payslip that is not stamped yet may still change, so its copy has a name of its own and
 * never passes for the stamped one. So has the PDF of whoever has stamped it, which may come after ours was kept.
 */
export function payslipFileId(period: PayslipPeriod): string {
  if (!period.stamped) return draftId(period)
  const { pdf_receipt: paper } = period
  return paper.startsWith(STAMPERS_PAPER) ? payslipKey(period) + paper : payslipKey(period)
}

/** Copies that may lie on the device, the newest first. */
function copiesOf(period: PayslipPeriod): string[] {
  const ids = [payslipFileId(period), period.stamped ? payslipKey(period) : '', draftId(period)]
  return [...new Set(ids.filter(Boolean))]
}

function draftId(period: PayslipPeriod): string {
  return `${payslipKey(period)}-draft`
}

/** "%PDF" must be near the start (ISO 32000, 7.5.2): a provider's error page must not be kept as a payslip. */
export function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')
}

/** The provider's token lives five minutes. */
const CROWDED_MS = 4 * 60_000

export type PayslipWatch = Pick<Patience, 'onBusy' | 'giveUp'>

/**
 * Fetches a payslip in two steps: the provider's user and token, then the PDF itself (PAY-21 … PAY-23).
 * @returns the bytes, or a Failure; an answer that is no PDF is malformed.
 */
async function fetchPayslip(
  period: PayslipPeriod,
  watch: PayslipWatch,
): Promise<Result<Uint8Array<ArrayBuffer>>> {
  const patience = { ...watch, longestMs: CROWDED_MS }
  const access = await callPatiently(requestPayslipPdf, { periodo: payslipPeriodCode(period) }, patience)
  if (!access.ok) return access
  const place = { payroll: period.payroll, year: period.year, period: period.period }
  const provider = { ...patience, providerToken: access.value.token }
  const pdf = period.stamped
    ? await callPatiently(
        generateReceipt,
        { ...place, pks: [period.idtimbrado ?? 0], stamped: true },
        provider,
      )
    : await callPatiently(
        generatePrereceipt,
        { ...place, type: period.type, pks: [access.value.user] },
        provider,
      )
  if (pdf.ok && !isPdf(pdf.value)) return fail({ kind: 'malformed', detail: 'not a PDF' })
  return pdf
}

/** By session and payslip: the next person's of the same period is another file. */
const underway = new Map<string, Promise<Result<PayslipFile>>>()

/** Fetches a payslip and keeps it on the device where there is room. Two taps at once are one download. */
export function savePayslip(period: PayslipPeriod, watch: PayslipWatch = {}): Promise<Result<PayslipFile>> {
  const id = `${sessionEra()}|${payslipFileId(period)}`
  const running = underway.get(id)
  if (running) return running
  const download = fetchAndKeep(period, watch).finally(() => underway.delete(id))
  underway.set(id, download)
  return download
}

async function fetchAndKeep(period: PayslipPeriod, watch: PayslipWatch): Promise<Result<PayslipFile>> {
  // Whose it is: it may come when somebody else is here.
  const store = openStore()
  const fetched = await fetchPayslip(period, watch)
  if (!fetched.ok) return fetched
  const at = serverNow()
  const bytes = exactBuffer(fetched.value)
  // What can not be kept is read all the same; `isKept` says so.
  const isKept = await keepFile(store, payslipFileId(period), bytes, at).catch(() => false)
  for (const id of isKept ? copiesOf(period).slice(1) : []) {
    // A former copy that can't go now is never taken for the one that is shown.
    await dropFile(store, id).catch(() => undefined)
  }
  return succeed({ bytes, at, isOld: false, isKept })
}

function exactBuffer(view: Uint8Array<ArrayBuffer>): ArrayBuffer {
  return view.byteLength === view.buffer.byteLength ? view.buffer : view.slice().buffer
}

/**
 * Opens a payslip. A stamped one never changes: its copy on the device comes first and costs no data. One that is
 * not stamped is fetched anew, and its copy serves when that fails. What was fetched stays on the device.
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
  // Without a copy the network is asked.
  return readFile(id).catch(() => null)
}

/** Removes a copy that can't be read, so that opening it again fetches a good one. */
export async function forgetPayslip(period: PayslipPeriod): Promise<void> {
  // The store is closed or gone, and the copy with it.
  await dropFile(openStore(), payslipFileId(period)).catch(() => undefined)
}

export interface SaveReport {
  saved: number
  failed: PayslipPeriod[]
  /** Why it ended before the last one: the person, the network, or a device without room. */
  stopped: 'no' | 'cancelled' | 'offline' | 'full'
}

/**
 * Saves several payslips one after the other. Goes on after a failure of one; stops when the network is gone, the
 * device is full or the person cancels (the one under way still ends). `onProgress` says how many are done.
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
