import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { namesIn } from '../people/guessed-names.ts'
import { unpackBlock } from './lz4-block.ts'

export interface Trace {
  word: string
  encoding: string
  file: string
}

interface Wanted {
  word: string
  encoding: string
  bytes: Buffer
}

/** Minimum length of a searched base64 text: shorter texts occur by chance in a browser's own files. */
const LEAST_BASE64 = 8

export function encodingsOf(word: string): Omit<Wanted, 'word'>[] {
  const utf8 = Buffer.from(word, 'utf8')
  const utf16 = Buffer.from(word, 'utf16le')
  return [
    { encoding: 'utf-8', bytes: utf8 },
    { encoding: 'latin-1', bytes: Buffer.from(word, 'latin1') },
    { encoding: 'utf-16', bytes: utf16 },
    { encoding: 'utf-16 big endian', bytes: Buffer.from(utf16).swap16() },
    { encoding: 'url', bytes: Buffer.from(encodeURIComponent(word)) },
    { encoding: 'pdf hex', bytes: Buffer.from(Buffer.from(word, 'latin1').toString('hex')) },
    ...base64Cores(utf8).map((bytes) => ({ encoding: 'base64', bytes })),
    ...base64Cores(utf16).map((bytes) => ({ encoding: 'base64 of utf-16', bytes })),
  ].filter(({ encoding, bytes }) => bytes.length >= (encoding.startsWith('base64') ? LEAST_BASE64 : 5))
}

/**
 * Returns a base64 text for each position of the word within a group of three bytes. A text has only the
 * characters that depend on the word alone.
 */
function base64Cores(bytes: Buffer): Buffer[] {
  return [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64')
    const end = Math.floor(((shift + bytes.length) * 8) / 6)
    return Buffer.from(text.slice(Math.ceil((shift * 8) / 6), end))
  })
}

export async function scanFolder(
  folder: string,
  words: readonly string[],
): Promise<{ traces: Trace[]; files: number }> {
  const wanted: Wanted[] = words.flatMap((word) => encodingsOf(word).map((entry) => ({ word, ...entry })))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const traces: Trace[] = []
  let files = 0
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const raw = await readFile(path).catch(() => null)
    if (!raw) continue
    files++
    for (const bytes of [raw, ...unpacked(raw)]) {
      for (const each of wanted) {
        const { word, encoding } = each
        if (holds(bytes, each)) traces.push({ word, encoding, file: path.slice(folder.length + 1) })
      }
    }
    if (wanted.some((each) => holds(Buffer.from(entry.name), each))) {
      traces.push({ word: entry.name, encoding: 'file name', file: path.slice(folder.length + 1) })
    }
  }
  return { traces, files }
}

const DIGITS = /^\d+$/
const WIDTHS: Record<string, number> = {
  'utf-8': 1,
  'latin-1': 1,
  url: 1,
  'utf-16': 2,
  'utf-16 big endian': 2,
}

/** Accepts a number only as a whole: six digits in a row also occur in a browser's timestamps. */
function holds(bytes: Buffer, { word, encoding, bytes: needle }: Wanted): boolean {
  const width = WIDTHS[encoding]
  if (width === undefined || !DIGITS.test(word)) return bytes.includes(needle)
  const isDigitAt = (at: number) => DIGITS.test(bytes.toString('latin1', at, at + width).replace('\0', ''))
  for (let at = bytes.indexOf(needle); at >= 0; at = bytes.indexOf(needle, at + 1)) {
    const isBehindDigit = at >= width && isDigitAt(at - width)
    if (!isBehindDigit && !isDigitAt(at + needle.length)) return true
  }
  return false
}

const MOZILLA_LZ4 = Buffer.from('mozLz40\0')

/**
 * Returns the decompressed content: cached responses may be gzip at any offset or brotli as a whole
 * file. Firefox compresses its window state with LZ4.
 */
function unpacked(raw: Buffer): Buffer[] {
  const found: Buffer[] = []
  if (raw.subarray(0, 8).equals(MOZILLA_LZ4)) {
    const windows = unpackBlock(raw.subarray(12), raw.readUInt32LE(8))
    if (windows) found.push(windows)
  }
  for (
    let at = raw.indexOf(Buffer.from([0x1f, 0x8b, 0x08]));
    at >= 0;
    at = raw.indexOf(Buffer.from([0x1f, 0x8b, 0x08]), at + 3)
  ) {
    try {
      found.push(gunzipSync(raw.subarray(at)))
    } catch {
      // Not a complete gzip stream.
    }
  }
  if (raw.length < 2_000_000) {
    try {
      found.push(brotliDecompressSync(raw))
    } catch {
      // Not a brotli stream.
    }
  }
  return found
}

/** Returns every run of hex digits in files and file names that could be an opaque name, in all encodings. */
export async function namesInFolder(folder: string): Promise<Set<string>> {
  const found = new Set<string>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const raw = entry.isFile() ? await readFile(join(entry.parentPath, entry.name)).catch(() => null) : null
    const texts = [entry.name, ...(raw ? [raw, ...unpacked(raw)].flatMap(readings) : [])]
    for (const text of texts) for (const name of namesIn(text)) found.add(name)
  }
  return found
}

/** Decodes the bytes as one byte per character, and as two bytes per character from even and odd offsets. */
function readings(bytes: Buffer): string[] {
  return [bytes.toString('latin1'), bytes.toString('utf16le'), bytes.subarray(1).toString('utf16le')]
}
