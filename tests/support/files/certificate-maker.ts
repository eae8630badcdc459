import { generateKeyPairSync, type KeyObject, sign, X509Certificate } from 'node:crypto'

export interface Holder {
  certificate: X509Certificate
  key: KeyObject
  /** Twenty digits, as in NoCertificado. */
  number: string
}

interface Wanted {
  number: string
  /**
   * x500UniqueIdentifier: a person's RFC, or "RFC of the company / RFC of the representative"; null for a holder
   * without any name.
   */
  rfc: string | null
  /** Days YYYY-MM-DD. */
  from?: string
  to?: string
  isAuthority?: boolean
  bits?: number
  /** Null for a certificate that signs itself. */
  issuer?: Holder | null
}

const makeKeys = (modulusLength = 2048) => generateKeyPairSync('rsa', { modulusLength })
/** Shared by all certificates that issue no others, because making keys is slow. */
let holderKeys: ReturnType<typeof makeKeys> | null = null

/** Makes an X.509 certificate in the shape of the SAT's, because Node has no function for it. */
export function makeCertificate(wanted: Wanted): Holder {
  const {
    number,
    rfc,
    from = '2024-01-01',
    to = '2030-01-01',
    isAuthority = false,
    bits = 2048,
    issuer = null,
  } = wanted
  const { publicKey, privateKey } =
    isAuthority || bits !== 2048 ? makeKeys(bits) : (holderKeys ??= makeKeys())
  const subject = nameOf(`HOLDER ${number}`, rfc)
  const issuerName = issuer === null ? subject : nameOf(`HOLDER ${issuer.number}`, rfcOf(issuer))
  const constraints = sequence(...(isAuthority ? [der(0x01, Buffer.from([0xff]))] : []))
  const extension = sequence(oid('2.5.29.19'), der(0x01, Buffer.from([0xff])), der(0x04, constraints))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from(number, 'latin1')),
    RSA_SHA256,
    issuerName,
    sequence(timeOf(from), timeOf(to)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  )
  const signature = sign('sha256', body, issuer?.key ?? privateKey)
  const bytes = sequence(body, RSA_SHA256, der(0x03, Buffer.from([0]), signature))
  return { certificate: new X509Certificate(bytes), key: privateKey, number }
}

function rfcOf({ certificate }: Holder): string {
  return /^x500UniqueIdentifier=(.*)$/m.exec(certificate.subject)?.[1] ?? ''
}

function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  const size =
    length < 0x80
      ? [length]
      : length < 0x100
        ? [0x81, length]
        : [0x82, Math.floor(length / 256), length % 256]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function sequence(...contents: readonly Uint8Array[]): Buffer {
  return der(0x30, ...contents)
}

/**
 * Encodes an object identifier. A number below 128 is one byte; a larger number has seven bits in each byte.
 */
function oid(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number)
  const bytes = rest.flatMap((each) => {
    const parts = [each % 128]
    for (let left = Math.floor(each / 128); left > 0; left = Math.floor(left / 128)) {
      parts.unshift((left % 128) + 128)
    }
    return parts
  })
  return der(0x06, Buffer.from([first * 40 + second, ...bytes]))
}

const RSA_SHA256 = sequence(oid('1.2.840.113549.1.1.11'), der(0x05))

function nameOf(common: string, rfc: string | null): Buffer {
  if (rfc === null) return sequence()
  const part = (type: string, value: string) =>
    der(0x31, sequence(oid(type), der(0x0c, Buffer.from(value, 'utf8'))))
  return sequence(part('2.5.4.3', common), part('2.5.4.45', rfc))
}

function timeOf(day: string): Buffer {
  return der(0x17, Buffer.from(`${day.slice(2).replaceAll('-', '')}000000Z`, 'latin1'))
}
