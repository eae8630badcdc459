import { formatDate } from '../time/dates.ts'

export interface StampFacts {
  /** UUID in upper case. */
  folio: string
  /** SAT time in central Mexico: "2026-11-20T09:15:00". */
  stampedAt: string
  /** Last characters of the issuer's seal, which the SAT's verification asks for. */
  sealEnd: string
}

/** Number of the seal's last characters in the address of the SAT's verification (annex 20). */
const SEAL_END = 8

export function endOfSeal(seal: string): string {
  return seal.slice(-SEAL_END)
}

export function formatStampTime(text: string): string {
  return `${formatDate(text)} ${text.slice(11, 19)}`.trim()
}
