import { posix } from 'node:path'
import sax from 'sax'
import { fromBufferPromise } from 'yauzl'
import { otherBook } from './other-format.mjs'
import { PeopleFileRefused } from './refusal.mjs'

const MAX_PARTS = 2000
const MAX_UNPACKED = 160 * 1024 * 1024
const MAX_NAME = 250
const MAX_DEPTH = 40
const MAX_ATTRIBUTE = 4096
const KIND_MASK = 0o170_000
const PLAIN_KINDS = new Set([0, 0o100_000, 0o040_000])

/**
 * Opens a workbook and checks its directory before unpacking anything. Looks parts up by their full name in
 * the file and never uses names as paths on the disk.
 * @param {Buffer} bytes
 * @throws PeopleFileRefused
 */
export async function openBook(bytes) {
  let zip
  try {
    // Accepts backslashes: Windows programs separate folders with them. The library replaces backslashes and
    // then checks the path.
    zip = await fromBufferPromise(bytes, { strictFileNames: false, validateEntrySizes: true })
    if (!(zip.entryCount <= MAX_PARTS)) throw new PeopleFileRefused('bookBomb')
    const book = new Book(zip, await listParts(zip))
    const other = otherBook((name) => book.has(name), [...book.parts.keys()])
    if (other !== null) throw new PeopleFileRefused(other)
    return book
  } catch (cause) {
    throw cause instanceof PeopleFileRefused ? cause : new PeopleFileRefused('bookBroken')
  }
}

async function listParts(zip) {
  const parts = new Map()
  const places = []
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    if (entry.isEncrypted()) throw new PeopleFileRefused('bookLocked')
    const kind = (entry.externalFileAttributes >>> 16) & KIND_MASK
    if (!PLAIN_KINDS.has(kind) || name.length > MAX_NAME) throw new PeopleFileRefused('bookBroken')
    // Refuses two parts with the same name, because another reader might use the other part.
    if (parts.has(name)) throw new PeopleFileRefused('bookBroken')
    parts.set(name, entry)
    places.push([entry.relativeOffsetOfLocalHeader, entry.compressedSize])
  }
  places.sort(([one], [other]) => one - other)
  for (const [index, [at, packed]] of places.entries()) {
    const next = places[index + 1]
    // Overlapping entries would unpack to more than the file contains.
    if (next && at + packed > next[0]) throw new PeopleFileRefused('bookBomb')
  }
  return parts
}

class Book {
  #unpacked = 0

  constructor(zip, parts) {
    this.zip = zip
    this.parts = parts
  }

  has(name) {
    return this.parts.has(name.toLowerCase())
  }

  resolve(from, written) {
    const target = written.replaceAll('\\', '/')
    const name = target.startsWith('/')
      ? posix.normalize(target.slice(1))
      : posix.join(posix.dirname(from), target)
    return name.startsWith('..') || !this.has(name) ? null : name
  }

  /**
   * Reads a part tag by tag while unpacking it. Refuses a document type, so only XML's own entities exist.
   * @param {string} name
   * @param {{ open?: (name: string, attributes: Record<string, string>) => void, close?: (name: string) =>
   * void, text?: (text: string) => void }} reader
   */
  async read(name, reader) {
    const entry = this.parts.get(name.toLowerCase())
    if (entry === undefined) throw new PeopleFileRefused('bookBroken')
    // A wrong size in the directory is harmless, because the library stops at that size.
    if (this.#unpacked + entry.uncompressedSize > MAX_UNPACKED) throw new PeopleFileRefused('bookBomb')
    const stream = await this.zip.openReadStreamPromise(entry)
    const parser = parserFor(reader)
    const decoder = new TextDecoder('utf-8', { fatal: true })
    try {
      for await (const chunk of stream) {
        this.#unpacked += chunk.length
        if (this.#unpacked > MAX_UNPACKED) throw new PeopleFileRefused('bookBomb')
        parser.write(decoder.decode(chunk, { stream: true }))
      }
      parser.write(decoder.decode()).close()
    } catch (cause) {
      throw cause instanceof PeopleFileRefused ? cause : new PeopleFileRefused('bookBroken')
    } finally {
      stream.destroy()
    }
  }
}

function parserFor(reader) {
  const parser = sax.parser(true, { strictEntities: true, position: false })
  let depth = 0
  const refuse = () => {
    throw new PeopleFileRefused('bookBroken')
  }
  parser.onerror = refuse
  parser.ondoctype = refuse
  parser.onsgmldeclaration = refuse
  parser.onopentag = ({ name, attributes }) => {
    if (++depth > MAX_DEPTH) refuse()
    for (const value of Object.values(attributes)) if (value.length > MAX_ATTRIBUTE) refuse()
    reader.open?.(local(name), attributes)
  }
  parser.onclosetag = (name) => {
    depth--
    reader.close?.(local(name))
  }
  parser.ontext = (text) => reader.text?.(text)
  parser.oncdata = (text) => reader.text?.(text)
  return parser
}

const local = (name) => name.slice(name.indexOf(':') + 1)
