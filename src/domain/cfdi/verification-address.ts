import { toDecimal } from '../money/money.ts'

const PAGE = 'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx'

/**
 * Returns the address of the SAT's page that verifies a receipt; the QR code contains it (annex 20). The
 * address contains the total without trailing zeros, and the last eight characters of the issuer's seal,
 * URL-encoded.
 */
export function verificationAddress(receipt: {
  uuid: string
  issuerRfc: string
  receiverRfc: string
  /** Centavos. */
  total: number
  issuerSeal: string
}): string {
  const total = toDecimal(receipt.total).replace(/\.?0+$/, '')
  const fields: [string, string][] = [
    ['id', receipt.uuid],
    ['re', receipt.issuerRfc],
    ['rr', receipt.receiverRfc],
    ['tt', total === '' ? '0' : total],
    ['fe', receipt.issuerSeal.slice(-8)],
  ]
  return `${PAGE}?${fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
