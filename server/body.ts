import type { Hold } from './allowance.ts'
import { transportTexts as texts } from './texts.ts'
import { WireFault } from './wire-fault.ts'

/** The largest JSON that any form needs, many times over; an operation may declare its own (bodyLimit). */
export const JSON_LIMIT = 64 * 1024
/** Deeper than any request of the contract; JSON.parse itself survives more than our own walks should have to. */
const DEPTH_LIMIT = 32

export type JsonObject = Record<string, unknown>

/**
 * The request's body as a JSON object.
 * @throws WireFault with the HTTP status that fits: too large, wrong encoding, not JSON, not an object, too deep.
 */
export async function readJsonObject(request: Request, limit = JSON_LIMIT, hold?: Hold): Promise<JsonObject> {
  return (await readSizedJson(request, limit, hold)).object
}

/** The same, with the bytes that it had: one path may serve operations with different limits. */
export async function readSizedJson(
  request: Request,
  limit: number,
  hold?: Hold,
): Promise<{ object: JsonObject; size: number }> {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase()
  if (encoding && encoding !== 'identity') throw new WireFault('ERROR', texts.unsupportedEncoding, 415)
  const bytes = await readBytes(request, limit, hold)
  const value = parse(bytes)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new WireFault('ERROR', texts.notAnObject, 400)
  }
  const object = value as JsonObject
  if (isTooDeep(object)) throw new WireFault('ERROR', texts.invalidJson, 400)
  return { object, size: bytes.length }
}

/**
 * Refuses by the declared length, before a byte is read; without one it counts and stops.
 * @param hold asked for what is larger than a usual body
 * @throws WireFault 413
 */
export async function readBytes(request: Request, limit: number, hold?: Hold): Promise<Uint8Array> {
  const declared = request.headers.get('content-length')
  if (declared !== null) {
    if (Number(declared) > limit) throw new WireFault('ERROR', texts.tooLarge, 413)
    if (Number(declared) <= JSON_LIMIT) return new Uint8Array(await request.arrayBuffer())
    await hold?.(Number(declared))
    return readInPlace(request, Number(declared))
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    if (size <= JSON_LIMIT && size + chunk.length > JSON_LIMIT) await hold?.(limit)
    size += chunk.length
    if (size > limit) throw new WireFault('ERROR', texts.tooLarge, 413)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Never twice in the memory, as chunks and as a whole. */
async function readInPlace(request: Request, length: number): Promise<Uint8Array> {
  const whole = Buffer.allocUnsafeSlow(length)
  let size = 0
  for await (const chunk of request.body ?? []) {
    if (size + chunk.length > length) throw new WireFault('ERROR', texts.tooLarge, 413)
    whole.set(chunk, size)
    size += chunk.length
  }
  return whole.subarray(0, size)
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new WireFault('ERROR', texts.invalidJson, 400)
  }
}

/** Walks with a list of its own: a body must not be able to exhaust the stack. */
function isTooDeep(root: JsonObject): boolean {
  let level: object[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH_LIMIT) return true
    level = level.flatMap((holder) => Object.values(holder).filter(isObject))
  }
  return false
}

/** Whether a text anywhere in the value holds U+0000, which no database text can keep. */
export function hasNullCharacter(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  return isObject(value) && Object.values(value).some(hasNullCharacter)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
