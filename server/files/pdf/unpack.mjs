import { inflateSync } from 'node:zlib'
import { PdfRefused } from './refusal.mjs'

export const MAX_UNPACKED = 64 * 1_048_576

const DAMAGES = new Set(['Z_DATA_ERROR', 'Z_BUF_ERROR', 'Z_NEED_DICT', 'Z_STREAM_ERROR'])

/**
 * Unpacks a stream of objects. Accepts only Flate or no filter: any other filter would only serve to hide
 * objects.
 * @param {string[]} filters
 * @param {Map<string, number>} parameters of the one filter
 * @throws PdfRefused
 */
export function unpack(bytes, filters, parameters, most) {
  if (filters.length === 0) return bytes
  if (filters.length > 1 || !['FlateDecode', 'Fl'].includes(filters[0])) {
    throw new PdfRefused('broken', 'packed objects with an unsupported filter')
  }
  const plain = inflate(bytes, most)
  const predictor = parameters.get('Predictor') ?? 1
  if (predictor === 1) return plain
  if (predictor < 10 || predictor > 15) throw new PdfRefused('broken', 'an unsupported predictor')
  return undoPredictor(plain, parameters)
}

function inflate(bytes, most) {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, most) })
  } catch (cause) {
    if (cause?.code === 'ERR_BUFFER_TOO_LARGE') throw new PdfRefused('heavy', 'packed objects too large')
    // Other errors, such as lack of memory, do not mean that the file is damaged.
    if (!DAMAGES.has(cause?.code)) throw cause
    throw new PdfRefused('broken', 'packed objects that cannot be unpacked')
  }
}

/** Undoes PNG's filters (ISO 32000 7.4.4.4). Each row starts with the number of its filter. */
function undoPredictor(plain, parameters) {
  const colors = parameters.get('Colors') ?? 1
  const bits = parameters.get('BitsPerComponent') ?? 8
  const columns = parameters.get('Columns') ?? 1
  const pixel = Math.max(1, (colors * bits) >> 3)
  const width = (columns * colors * bits + 7) >> 3
  if (!(width > 0 && width <= plain.length + 1 && pixel <= 64))
    throw new PdfRefused('broken', 'predictor rows without width')
  const rows = Math.ceil(plain.length / (width + 1))
  const out = Buffer.alloc(rows * width)
  let end = 0
  for (let row = 0; row < rows; row++) {
    const from = row * (width + 1)
    const kind = plain[from]
    if (kind > 4) throw new PdfRefused('broken', 'a row of an unknown kind')
    const length = Math.min(width, plain.length - from - 1)
    const start = row * width
    for (let at = 0; at < length; at++) {
      const left = at < pixel ? 0 : out[start + at - pixel]
      const up = row === 0 ? 0 : out[start + at - width]
      const corner = row === 0 || at < pixel ? 0 : out[start + at - width - pixel]
      out[start + at] = plain[from + 1 + at] + guess(kind, left, up, corner)
    }
    end = start + length
  }
  return out.subarray(0, end)
}

function guess(kind, left, up, corner) {
  if (kind === 0) return 0
  if (kind === 1) return left
  if (kind === 2) return up
  if (kind === 3) return (left + up) >> 1
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}
