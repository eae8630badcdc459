import { type KeyObject, verify, X509Certificate } from 'node:crypto'
import { attributeOf, childrenOf, namespaces, type XmlElement } from '#domain/cfdi/element.ts'
import { originalString, stampString } from '#domain/cfdi/original-string.ts'
import type { FaultCode } from '#domain/cfdi/fault-words.es.ts'
import type { CfdiFault } from '#domain/cfdi/receipt.ts'
import type { SealBasis, SealState } from '#domain/cfdi/seal-state.ts'

/**
 * Bits of RSA keys: the SAT certifies 2048-bit keys, and its authorities have 4096-bit keys. Smaller keys can
 * be broken, and larger keys are slow.
 */
const KEY_BITS = { least: 2048, most: 4096 }

const HOLDER = 'x500UniqueIdentifier='

export interface SealCheck {
  state: SealState
  /** Null for an unproven seal. */
  basis: SealBasis | null
  /** Contradictions between the receipt and its seals; empty also when the portal cannot check the seal. */
  doubts: CfdiFault[]
}

/**
 * Verifies the issuer's seal of a receipt: RSA with SHA-256, by the certificate in the XML. The certificate
 * must have the number in the receipt, belong to the receipt's issuer, and be valid at the receipt's date.
 * Does not check whether the SAT has revoked the certificate.
 * @param trusted the company's copy of the SAT's certificates. If not empty, one of these must have issued
 * the certificate in the XML. If `trusted` also contains other certificates than authorities, the stamp's
 * seal is verified (checkStamp).
 */
export function verifySeal(root: XmlElement, trusted: readonly X509Certificate[]): SealCheck {
  const text = originalString(root)
  const certificate = certificateOf(root)
  if (text === null || certificate === null) return unproven()
  const key = rsaKeyOf(certificate)
  if (key === null) return unproven()
  const fault = certificateFault(root, certificate)
  if (fault !== null) return unproven(fault)
  if (!isSigned(text, attributeOf(root, 'Sello'), key))
    return unproven(faultAt('Comprobante@Sello', 'sealWrong'))
  const stamp = checkStamp(root, trusted)
  if (stamp === 'wrong') return unproven(faultAt('TimbreFiscalDigital@SelloSAT', 'sealWrong'))
  if (stamp === 'unknown') return unproven()
  if (trusted.length === 0) return { state: 'valid', basis: 'own', doubts: [] }
  const isTrusted = trusted.some((each) => isIssuer(each, certificate))
  return isTrusted ? { state: 'valid', basis: 'sat', doubts: [] } : unproven()
}

function unproven(...doubts: CfdiFault[]): SealCheck {
  return { state: 'unproven', basis: null, doubts }
}

function faultAt(place: string, code: FaultCode): CfdiFault {
  return { place, code, values: [] }
}

function certificateOf(root: XmlElement): X509Certificate | null {
  const bytes = Buffer.from(attributeOf(root, 'Certificado') ?? '', 'base64')
  return orNull(() => new X509Certificate(bytes))
}

/** Returns null for a key that the standard does not allow. */
function rsaKeyOf(certificate: X509Certificate): KeyObject | null {
  const key = orNull(() => certificate.publicKey)
  const bits = key?.asymmetricKeyType === 'rsa' ? (key.asymmetricKeyDetails?.modulusLength ?? 0) : 0
  return bits >= KEY_BITS.least && bits <= KEY_BITS.most ? key : null
}

/** Returns null for errors of OpenSSL, which a damaged or unusual certificate causes. */
function orNull<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch (cause) {
    const { code = '' } = cause as { code?: string }
    if (code.startsWith('ERR_OSSL') || code === 'ERR_CRYPTO_OPERATION_FAILED') return null
    throw cause
  }
}

function certificateFault(root: XmlElement, certificate: X509Certificate): CfdiFault | null {
  const issuer = childrenOf(root, namespaces.cfdi, 'Emisor')[0]
  if (attributeOf(root, 'NoCertificado')?.trim() !== numberOf(certificate)) {
    return faultAt('Comprobante@NoCertificado', 'otherCertificate')
  }
  if (!issuer || attributeOf(issuer, 'Rfc')?.trim() !== rfcOf(certificate)) {
    return faultAt('Emisor@Rfc', 'otherHolder')
  }
  return isValidAt(attributeOf(root, 'Fecha') ?? '', certificate)
    ? null
    : faultAt('Comprobante@Fecha', 'certificateNotValid')
}

/** Returns a certificate's number. The SAT writes its twenty digits as ASCII into the serial number. */
function numberOf({ serialNumber }: X509Certificate): string {
  return Buffer.from(serialNumber, 'hex').toString('latin1')
}

/**
 * Returns the RFC of the holder (x500UniqueIdentifier, 2.5.4.45). A company's RFC is followed by its
 * representative's RFC: "EKU9003173C9 / VADA800927DJ3". Node returns null for an empty subject, contrary to
 * its types.
 */
function rfcOf({ subject }: { subject: string | null }): string | null {
  const [value, ...others] = (subject ?? '').split('\n').filter((line) => line.startsWith(HOLDER))
  if (value === undefined || others.length > 0) return null
  return value.slice(HOLDER.length).split('/')[0]?.trim() ?? null
}

/** Accepts the receipt's time in any zone of Mexico (UTC−5 to UTC−8), because the time has no zone. */
function isValidAt(time: string, { validFrom, validTo }: X509Certificate): boolean {
  return (
    Date.parse(`${time}-08:00`) >= Date.parse(validFrom) && Date.parse(`${time}-05:00`) <= Date.parse(validTo)
  )
}

function isSigned(text: string, seal: string | null, key: KeyObject): boolean {
  const bytes = Buffer.from(seal ?? '', 'base64')
  return orNull(() => verify('sha256', Buffer.from(text, 'utf8'), key, bytes)) ?? false
}

/**
 * Checks the stamp's own seal with the trusted certificate that has the stamp's number. Returns `unasked` if
 * all trusted certificates are authorities. Otherwise returns `unknown` if no trusted certificate has the
 * number.
 */
function checkStamp(
  root: XmlElement,
  trusted: readonly X509Certificate[],
): 'right' | 'wrong' | 'unknown' | 'unasked' {
  const stamp = childrenOf(root, namespaces.cfdi, 'Complemento').flatMap((each) =>
    childrenOf(each, namespaces.stamp, 'TimbreFiscalDigital'),
  )[0]
  const number = stamp && attributeOf(stamp, 'NoCertificadoSAT')?.trim()
  const certificate = trusted.find((each) => numberOf(each) === number)
  if (trusted.every(({ ca }) => ca)) return 'unasked'
  if (!stamp || !certificate) return 'unknown'
  const text = stampString(stamp)
  const key = rsaKeyOf(certificate)
  const isRight = text !== null && key !== null && isSigned(text, attributeOf(stamp, 'SelloSAT'), key)
  return isRight ? 'right' : 'wrong'
}

function isIssuer(authority: X509Certificate, certificate: X509Certificate): boolean {
  if (!authority.ca || !certificate.checkIssued(authority)) return false
  const key = rsaKeyOf(authority)
  return key !== null && (orNull(() => certificate.verify(key)) ?? false)
}
