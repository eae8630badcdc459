import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { hardenedHash, rc4 } from '#server/files/pdf/decrypt.mjs'
import { pack, type Part, type Parts, writeTabled } from './pdf-maker.ts'

/** PDFs with an owner password, which restricts permissions, and without a password to open them. */

/** `crypt filter 40` is a short key in a crypt filter, which Acrobat pads with zeros (pdf.js issue 19484). */
export type EncryptionWay = 'rc4 40' | 'rc4 128' | 'crypt filter 40' | 'aes 128' | 'aes 256'

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const ID = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')
const RIGHTS = -1852
const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest()
const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`

interface Encryption {
  dictionary: string
  encrypt: (number: number, bytes: Buffer) => Buffer
}

function rights(): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(RIGHTS)
  return bytes
}

function aesOf(key: Buffer, bytes: Buffer): Buffer {
  const start = randomBytes(16)
  const cipher = createCipheriv(`aes-${key.length * 8}-cbc`, key, start)
  return Buffer.concat([start, cipher.update(bytes), cipher.final()])
}

function small(way: Exclude<EncryptionWay, 'aes 256'>): Encryption {
  const length = way.endsWith(' 40') ? 5 : 16
  const revision = { 'rc4 40': 2, 'rc4 128': 3, 'crypt filter 40': 4, 'aes 128': 4 }[way]
  const owner = randomBytes(32)
  let key = md5(PADDING, owner, rights(), ID)
  for (let round = 0; revision > 2 && round < 50; round++) key = md5(key.subarray(0, length))
  const own = key.subarray(0, length)
  let proof = revision === 2 ? PADDING : md5(PADDING, ID)
  for (let round = 0; round < (revision === 2 ? 1 : 20); round++)
    proof = rc4(Buffer.from(own.map((byte) => byte ^ round)), proof)
  const user = Buffer.concat([proof, Buffer.alloc(32)]).subarray(0, 32)
  const isAes = way === 'aes 128'
  const filters =
    revision === 4
      ? ` /CF <</StdCF <</CFM /${isAes ? 'AESV2' : 'V2'} /AuthEvent /DocOpen /Length ${length}>>>> /StmF /StdCF /StrF /StdCF`
      : ''
  const version = { 'rc4 40': 1, 'rc4 128': 2, 'crypt filter 40': 4, 'aes 128': 4 }[way]
  const padded = revision === 4 ? Buffer.concat([own, Buffer.alloc(16 - length)]) : own
  return {
    dictionary: `<</Filter /Standard /V ${version} /R ${revision} /Length ${length * 8} /P ${RIGHTS} /O ${hex(owner)} /U ${hex(user)}${filters}>>`,
    encrypt: (number, bytes) => {
      const place = Buffer.alloc(5)
      place.writeUIntLE(number, 0, 3)
      const salted = md5(padded, place, Buffer.from(isAes ? 'sAlT' : ''))
      const objectKey = salted.subarray(0, Math.min(16, padded.length + 5))
      return isAes ? aesOf(objectKey, bytes) : rc4(objectKey, bytes)
    },
  }
}

/** Revision 6 of the standard security handler (PDF 2.0), as current programs write it. */
function large(): Encryption {
  const key = randomBytes(32)
  const [check, open] = [randomBytes(8), randomBytes(8)]
  const bare = (algorithm: string, by: Buffer, start: Buffer | null, bytes: Buffer) =>
    createCipheriv(algorithm, by, start).setAutoPadding(false).update(bytes)
  const packed = bare('aes-256-cbc', hardenedHash(open), Buffer.alloc(16), key)
  const marked = Buffer.concat([rights(), Buffer.alloc(4, 255), Buffer.from('Tadb'), randomBytes(4)])
  const perms = bare('aes-256-ecb', key, null, marked)
  const user = Buffer.concat([hardenedHash(check), check, open])
  const filters = '/CF <</StdCF <</CFM /AESV3 /AuthEvent /DocOpen /Length 32>>>> /StmF /StdCF /StrF /StdCF'
  return {
    dictionary: `<</Filter /Standard /V 5 /R 6 /Length 256 /P ${RIGHTS} /O ${hex(randomBytes(48))} /OE ${hex(randomBytes(32))} /U ${hex(user)} /UE ${hex(packed)} /Perms ${hex(perms)} ${filters}>>`,
    encrypt: (_, bytes) => aesOf(key, bytes),
  }
}

/** Encrypts texts and streams; `packed` objects share one encrypted stream. */
export function writeEncrypted(
  way: EncryptionWay,
  parts: Parts,
  packed: ReadonlyMap<number, string> = new Map(),
): Buffer {
  const { dictionary, encrypt } = way === 'aes 256' ? large() : small(way)
  const all = new Map<number, Part>(parts)
  if (packed.size > 0) {
    const { plain, entries } = pack(packed)
    all.set(60, { dictionary: `${entries} /Filter /FlateDecode`, bytes: deflateSync(plain) })
  }
  const written = [...all].map(([number, part]): [number, Part] => {
    const texts = (text: string) =>
      text.replace(/\(([^()\\]*)\)/g, (_, inside: string) =>
        hex(encrypt(number, Buffer.from(inside, 'latin1'))),
      )
    return typeof part === 'string'
      ? [number, texts(part)]
      : [number, { dictionary: texts(part.dictionary), bytes: encrypt(number, part.bytes) }]
  })
  const id = `/ID [${hex(ID)} ${hex(ID)}]`
  return writeTabled(new Map<number, Part>([...written, [70, dictionary]]), `/Encrypt 70 0 R ${id}`)
}
