import { toDecimal } from '../money.ts'

const PAGE = 'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx'

/**
 * The SAT's page that says whether a receipt holds: what its QR leads to (annex 20). The total without zeros that say
 * nothing, and the last eight letters of the issuer's seal, which may be signs of an address.
 */
export function verificationAddress(receipt: {
  uuid: string
  issuerRfc: string
  receiverRfc: string
  /** In centavos. */
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
