import type { X509Certificate } from 'node:crypto'
import { type CancellationNotice, isCancellation, readCancellation } from '#domain/cfdi/cancellation.ts'
import { readReceipt } from '#domain/cfdi/read-receipt.ts'
import type { FileFaultCode } from '#domain/cfdi/file-fault-words.es.ts'
import type { CfdiFault, PayrollReceipt } from '#domain/cfdi/receipt.ts'
import type { PayrollDocument, PayrollPaper } from '../../files/cfdi/run-payroll-worker.ts'
import { satSetName } from './sat-certificates.ts'
import { importTexts as texts } from './texts.es.ts'
import { type SealCheck, verifySeal } from './verify-seal.ts'

const MAX_FAULTS = 20

export type ImportFault = Omit<CfdiFault, 'code'> & { code: CfdiFault['code'] | FileFaultCode }

/** `certificates` names the set of SAT certificates that the check used (satSetName). */
export type ReceiptSeal = Pick<SealCheck, 'state' | 'basis'> & { certificates: string }

export interface ReadDocument {
  name: string
  content:
    | { is: 'receipt'; receipt: PayrollReceipt; seal: ReceiptSeal; xml: Buffer; sha256: string }
    | { is: 'cancellation'; notice: CancellationNotice }
    | { is: 'paper' }
    | { is: 'refused' }
  faults: ImportFault[]
  doubts: CfdiFault[]
  paper: PayrollPaper | null
}

/** @param trusted certificates of the SAT (verify-seal.ts) */
export function readDocument(document: PayrollDocument, trusted: readonly X509Certificate[]): ReadDocument {
  const { name, paper } = document
  if ('isAlone' in document) return { name, content: { is: 'paper' }, faults: [], doubts: [], paper }
  if ('problem' in document) {
    const values = document.line === null ? [] : [String(document.line)]
    const place = document.line === null ? '' : texts.line(document.line)
    const fault = { place, code: document.problem as FileFaultCode, values }
    return { name, content: { is: 'refused' }, faults: [fault], doubts: [], paper }
  }
  if (isCancellation(document.root)) {
    const { notice, faults, doubts } = readCancellation(document.root)
    const content = notice ? ({ is: 'cancellation', notice } as const) : ({ is: 'refused' } as const)
    // A PDF with a cancellation notice of the SAT is ignored.
    return {
      name,
      content,
      faults: faults.slice(0, MAX_FAULTS),
      doubts: doubts.slice(0, MAX_FAULTS),
      paper: null,
    }
  }
  const { receipt, faults, doubts } = readReceipt(document.root)
  const { xml, sha256 } = document
  const seal = receipt && verifySeal(document.root, trusted)
  return {
    name,
    content: seal
      ? {
          is: 'receipt',
          receipt,
          seal: { state: seal.state, basis: seal.basis, certificates: satSetName(trusted) },
          xml,
          sha256,
        }
      : { is: 'refused' },
    faults: faults.slice(0, MAX_FAULTS),
    doubts: [...(seal?.doubts ?? []), ...doubts].slice(0, MAX_FAULTS),
    paper,
  }
}
