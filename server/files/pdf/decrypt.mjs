import { createDecipheriv, createCipheriv, createHash } from 'node:crypto'
import { valuesAt } from './objects.mjs'
import { PdfRefused } from './refusal.mjs'

/**
 * Standard security handler (ISO 32000-2, 7.6) with an empty password. A PDF that only forbids printing or
 * copying opens without a password and is checked decrypted. Any other encryption counts as locked.
 */

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const BLOCK = 16
const locked = (why) => new PdfRefused('locked', why)
const md5 = (...parts) => createHash('md5').update(Buffer.concat(parts)).digest()
const sha = (bits, ...parts) => createHash(`sha${bits}`).update(Buffer.concat(parts)).digest()

/**
 * Opens an encrypted PDF.
 * @param {any[]} dictionaries of all trailers and cross-reference streams
 * @param {import('./streams.mjs').Lookup} lookup
 * @throws PdfRefused when it needs a password, or two readers could differ
 */
export function openWithoutPassword(dictionaries, lookup) {
  const named = dictionaries.flatMap((each) => valuesAt(each, 'Encrypt')).map((each) => lookup.only(each))
  const [encryption, ...others] = named
  if (
    encryption?.dict === undefined ||
    others.some((each) => JSON.stringify(each) !== JSON.stringify(encryption))
  )
    throw locked('an ambiguous encryption dictionary')
  const ids = dictionaries.flatMap((each) => valuesAt(each, 'ID')).map((each) => lookup.only(each))
  const firsts = new Set(ids.map((each) => lookup.only(each?.[0])?.string ?? ''))
  const entries = new EncryptionEntries(encryption, lookup)
  if (entries.name('Filter') !== 'Standard') throw locked('an unsupported security handler')
  for (const id of firsts.size === 0 ? [''] : firsts) {
    const key = keyOf(entries, Buffer.from(id, 'latin1'))
    if (key !== null) return new Security(entries, key)
  }
  throw locked('a required password')
}

class EncryptionEntries {
  constructor(dictionary, lookup) {
    this.dictionary = dictionary
    this.lookup = lookup
  }

  value(key) {
    const values = valuesAt(this.dictionary, key)
    if (values.length > 1) throw locked('a repeated entry')
    return values.length === 0 ? undefined : this.lookup.only(values[0])
  }

  name(key) {
    return this.value(key)?.name
  }

  number(key) {
    const value = this.value(key)
    return Number.isInteger(value) ? value : 0
  }

  bytes(key) {
    return Buffer.from(this.value(key)?.string ?? '', 'latin1')
  }

  inside(key) {
    return new EncryptionEntries(this.value(key) ?? { dict: [] }, this.lookup)
  }
}

/** Returns the file's key; null when the empty password is wrong. */
function keyOf(entries, id) {
  const [version, revision] = [entries.number('V'), entries.number('R')]
  if (version === 5 && (revision === 5 || revision === 6)) return keyOf256(entries, revision)
  if (![1, 2, 4].includes(version) || ![2, 3, 4].includes(revision)) throw locked('an unknown encryption')
  const length =
    revision === 2
      ? 5
      : Math.min(16, Math.max(5, (entries.number('Length') || (version === 4 ? 128 : 40)) >> 3))
  const rights = Buffer.alloc(4)
  rights.writeInt32LE(entries.number('P') | 0)
  const unmarked =
    revision >= 4 && entries.value('EncryptMetadata') === false ? Buffer.alloc(4, 255) : Buffer.alloc(0)
  let key = md5(PADDING, entries.bytes('O').subarray(0, 32), rights, id, unmarked)
  for (let round = 0; revision >= 3 && round < 50; round++) key = md5(key.subarray(0, length))
  key = key.subarray(0, length)
  const user = entries.bytes('U')
  // Pads the key with zeros to 128 bits. No standard says so, but Acrobat does it for crypt filters (pdf.js
  // #19484).
  const full = version === 4 ? Buffer.concat([key, Buffer.alloc(16)]).subarray(0, 16) : key
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32)) ? full : null
  let proof = md5(PADDING, id)
  for (let round = 0; round < 20; round++)
    proof = rc4(
      key.map((byte) => byte ^ round),
      proof,
    )
  return proof.equals(user.subarray(0, 16)) ? full : null
}

function keyOf256(entries, revision) {
  const [user, packed] = [entries.bytes('U'), entries.bytes('UE')]
  if (user.length < 48 || packed.length < 32) throw locked('an encryption without its key')
  const hash = (salt) => (revision === 5 ? sha(256, salt) : hardenedHash(salt))
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return null
  const decipher = createDecipheriv('aes-256-cbc', hash(user.subarray(40, 48)), Buffer.alloc(BLOCK))
  return decipher.setAutoPadding(false).update(packed.subarray(0, 32))
}

export function hardenedHash(salt) {
  let key = sha(256, salt)
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    )
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)))
    const kind = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = sha([256, 384, 512][kind], mixed)
    last = mixed.at(-1)
  }
  return key.subarray(0, 32)
}

class Security {
  #key
  #streams
  #strings

  constructor(entries, key) {
    this.#key = key
    const filters = entries.inside('CF')
    const method = (name) => {
      if (entries.number('V') < 4) return 'V2'
      if (name === undefined || name === 'Identity') return 'None'
      const found = filters.inside(name).name('CFM')
      if (!['None', 'V2', 'AESV2', 'AESV3'].includes(found)) throw locked('an unknown encryption method')
      return found
    }
    this.#streams = method(entries.name('StmF'))
    this.#strings = method(entries.name('StrF'))
  }

  stream(bytes, object) {
    return this.#decrypt(this.#streams, bytes, object)
  }

  value(value, object) {
    if (this.#strings === 'None') return value
    if (Array.isArray(value)) return value.map((each) => this.value(each, object))
    if (value?.dict !== undefined)
      return { dict: value.dict.map(([key, each]) => [key, this.value(each, object)]) }
    if (value?.string === undefined) return value
    const plain = this.#decrypt(this.#strings, Buffer.from(value.string, 'latin1'), object)
    return { string: plain.toString('latin1') }
  }

  #decrypt(method, bytes, object) {
    if (method === 'None') return bytes
    if (method === 'AESV3') return aes(this.#key, bytes)
    const key = this.#keyFor(object, method === 'AESV2')
    return method === 'V2' ? rc4(key, bytes) : aes(key, bytes)
  }

  #keyFor({ number, generation }, isAes) {
    if (number === null) throw new PdfRefused('broken', 'an encrypted object without a clear number')
    const place = Buffer.alloc(5)
    place.writeUIntLE(number & 0xffffff, 0, 3)
    place.writeUInt16LE(generation & 0xffff, 3)
    const salt = Buffer.from(isAes ? 'sAlT' : '')
    return md5(this.#key, place, salt).subarray(0, Math.min(16, this.#key.length + 5))
  }
}

function aes(key, bytes) {
  const whole = Math.floor(bytes.length / BLOCK) * BLOCK
  if (whole < 2 * BLOCK) return Buffer.alloc(0)
  const decipher = createDecipheriv(
    `aes-${key.length * 8}-cbc`,
    key,
    bytes.subarray(0, BLOCK),
  ).setAutoPadding(false)
  const plain = decipher.update(bytes.subarray(BLOCK, whole))
  const filled = plain.at(-1)
  return filled >= 1 && filled <= BLOCK ? plain.subarray(0, plain.length - filled) : plain
}

export function rc4(key, bytes) {
  const box = Uint8Array.from({ length: 256 }, (_, at) => at)
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + box[at] + key[at % key.length]) & 255
    ;[box[at], box[other]] = [box[other], box[at]]
  }
  const out = Buffer.alloc(bytes.length)
  for (let at = 0, one = 0, other = 0; at < bytes.length; at++) {
    one = (one + 1) & 255
    other = (other + box[one]) & 255
    ;[box[one], box[other]] = [box[other], box[one]]
    out[at] = bytes[at] ^ box[(box[one] + box[other]) & 255]
  }
  return out
}
