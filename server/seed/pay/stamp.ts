import { createHash } from 'node:crypto'

export function stampFor(key: string, stampId: number, paidDate: string) {
  const hex = createHash('sha256').update(key).digest('hex')
  return {
    stampId,
    fiscalFolio: [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `4${hex.slice(13, 16)}`,
      `a${hex.slice(17, 20)}`,
      hex.slice(20, 32),
    ]
      .join('-')
      .toUpperCase(),
    // Evening before the payday, in the company's time zone.
    stampedAt: new Date(Date.parse(`${paidDate}T00:00:00-06:00`) - 5 * 3_600_000),
    issuerCertificate: '00001000000599990001',
    authorityCertificate: '00001000000599990777',
    issuerSeal: seal(`issuer ${key}`),
    authoritySeal: seal(`authority ${key}`),
  }
}

/** Returns 256 bytes in base64: the length of an RSA signature of 2,048 bits. */
function seal(key: string): string {
  const parts = Array.from({ length: 8 }, (_, index) =>
    createHash('sha256').update(`${key} ${index}`).digest(),
  )
  return Buffer.concat(parts).toString('base64')
}
