import type { Share } from './allowance.ts'
import { bodyChunks, PACE, within } from './body-chunks.ts'
import { isWithinBounds } from './json-bounds.ts'
import { transportTexts as texts } from '../texts.ts'
import { WireFault } from './wire-fault.ts'

/** Default limit in bytes. An operation may declare its own (bodyLimit). */
export const JSON_LIMIT = 64 * 1024
const SMALL_MS = PACE.graceMs + (JSON_LIMIT * 1000) / PACE.slowest

export type JsonObject = Record<string, unknown>

/**
 * Identifies the sender of a large body by the request's headers, before the body is read. Small bodies need
 * no permission.
 * @throws WireFault for an unknown sender
 */
export type Admit = () => Promise<Share>

/**
 * Reads the request's body as a JSON object.
 * @throws WireFault with an HTTP status: too large, wrong encoding, no JSON object, or too deep
 */
export async function readJsonObject(
  request: Request,
  limit = JSON_LIMIT,
  admit?: Admit,
): Promise<JsonObject> {
  return (await readSizedJson(request, limit, admit)).object
}

/** Reads the body. An empty body counts as an empty object, for calls without input (TIME-07, TIME-08). */
export async function readJsonOrNothing(request: Request, limit: number, admit: Admit): Promise<JsonObject> {
  const bytes = await readPlainBytes(request, limit, admit)
  return bytes.length === 0 ? {} : toObject(bytes)
}

/** Reads the body. Also returns its size, because operations with different limits may share a path. */
export async function readSizedJson(
  request: Request,
  limit: number,
  admit?: Admit,
): Promise<{ object: JsonObject; size: number }> {
  const bytes = await readPlainBytes(request, limit, admit)
  return { object: toObject(bytes), size: bytes.length }
}

async function readPlainBytes(request: Request, limit: number, admit?: Admit): Promise<Uint8Array> {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase()
  if (encoding && encoding !== 'identity') throw new WireFault('ERROR', texts.unsupportedEncoding, 415)
  return readBytes(request, limit, admit)
}

function toObject(bytes: Uint8Array): JsonObject {
  const value = parseBounded(bytes)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new WireFault('ERROR', texts.notAnObject, 400)
  }
  return value as JsonObject
}

/**
 * Reads a body up to the limit. Refuses by the declared length before reading; without a declared length,
 * counts and stops.
 * @param admit checks the sender of a larger body
 * @throws WireFault 413, 408, and errors of `admit`
 */
export async function readBytes(request: Request, limit: number, admit?: Admit): Promise<Uint8Array> {
  const declared = declaredLength(request)
  if (declared !== null && (declared > limit || (declared > JSON_LIMIT && !admit))) throw tooLarge()
  if (declared !== null && declared <= JSON_LIMIT) {
    return new Uint8Array(await within(request.arrayBuffer(), SMALL_MS))
  }
  let share = declared !== null && admit ? await admitOrDrain(request, declared, admit) : null
  const whole = new Gathered(declared)
  for await (const chunk of bodyChunks(request, declared)) {
    const size = whole.size + chunk.length
    if (size > limit || (declared !== null && size > declared)) throw tooLarge()
    if (size > JSON_LIMIT) {
      if (!admit) throw tooLarge()
      share ??= await admit()
      await share.hold(chunk.length)
    }
    whole.add(chunk)
  }
  return whole.bytes()
}

/**
 * Admits the sender, or reads the refused body to its end. A response during the upload would be lost: the
 * sender would see a broken connection and keep retrying.
 */
async function admitOrDrain(request: Request, declared: number, admit: Admit): Promise<Share> {
  try {
    return await admit()
  } catch (cause) {
    if (cause instanceof WireFault) {
      for await (const _ of bodyChunks(request, declared)) continue
    }
    throw cause
  }
}

function declaredLength(request: Request): number | null {
  const declared = request.headers.get('content-length')
  return declared === null ? null : Number(declared)
}

function tooLarge(): WireFault {
  return new WireFault('ERROR', texts.tooLarge, 413)
}

/**
 * Collects a body. With a known length, allocates one buffer at the first byte. Otherwise chunks and the
 * joined copy would both be in memory.
 */
class Gathered {
  size = 0
  readonly #length: number | null
  readonly #chunks: Uint8Array[] = []
  #place: Buffer | null = null

  constructor(length: number | null) {
    this.#length = length
  }

  add(chunk: Uint8Array): void {
    if (this.#length === null) this.#chunks.push(chunk)
    else {
      this.#place ??= Buffer.allocUnsafeSlow(this.#length)
      this.#place.set(chunk, this.size)
    }
    this.size += chunk.length
  }

  bytes(): Uint8Array {
    return this.#place?.subarray(0, this.size) ?? Buffer.concat(this.#chunks)
  }
}

/**
 * Parses JSON after checking its depth and number of values.
 * @throws WireFault 400
 */
export function parseBounded(bytes: Uint8Array): unknown {
  if (!isWithinBounds(bytes)) throw new WireFault('ERROR', texts.invalidJson, 400)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    // Leaves out the messages of parser and decoder, which do not help the sender.
    throw new WireFault('ERROR', texts.invalidJson, 400)
  }
}

/**
 * Returns whether a text in the value contains U+0000, which the database cannot store. The value's depth
 * must be bounded.
 */
export function hasNullCharacter(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  return isObject(value) && Object.values(value).some(hasNullCharacter)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
