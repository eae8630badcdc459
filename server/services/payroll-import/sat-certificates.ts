import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { EnvironmentError } from '../../environment.ts'
import { environmentTexts as texts } from '../../texts.ts'

const BLOCK = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/**
 * Reads the SAT's certificates from a PEM file (SAT_CERTIFICATES).
 * @param path null if the company provides no file
 * @throws EnvironmentError if the file has no certificate or an unreadable certificate
 */
export function readSatCertificates(path: string | null): X509Certificate[] {
  if (path === null) return []
  try {
    const blocks = readFileSync(path, 'utf8').match(BLOCK) ?? []
    if (blocks.length === 0) throw new Error('the file has no certificate')
    return blocks.map((block) => new X509Certificate(block))
  } catch (cause) {
    throw new EnvironmentError(texts.certificatesUnreadable('SAT_CERTIFICATES'), { cause })
  }
}

/** Returns a name for a set of certificates, independent of their order; '' for the empty set. */
export function satSetName(certificates: readonly X509Certificate[]): string {
  if (certificates.length === 0) return ''
  const names = [...new Set(certificates.map(({ fingerprint256 }) => fingerprint256))].sort()
  return createHash('sha256').update(names.join()).digest('hex')
}
