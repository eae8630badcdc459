import { gzipSync } from 'node:zlib'
import { exampleOf } from '../examples.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { allOperations } from '#contract/protocol/services.ts'
import { bodyLimitOf } from '#server/operations/operation-index.ts'
import { turnOf } from '../databases/seed.ts'
import { isWhole } from '../whole.ts'

type Body = string | Uint8Array<ArrayBuffer>

export interface Malformed {
  name: string
  /** Creates the body only when it is sent, because some bodies are large. */
  body: (token: string) => Body
  headers?: Record<string, string>
}

const values: Record<string, unknown> = {
  null: null,
  true: true,
  zero: 0,
  negative: -1,
  fraction: 0.5,
  'beyond integers': 1e308,
  'beyond int4': 3_000_000_000,
  'empty text': '',
  spaces: '   ',
  'long text': 'x'.repeat(50_000),
  'empty list': [],
  list: ['a', 1, null],
  'empty object': {},
  object: { a: { b: 1 } },
  'nested lists': [[[[[[1]]]]]],
  'null character': 'a\u0000b',
  'null character in a list': ['a\u0000b'],
  'lone surrogate': 'a\ud800b',
  SQL: "'; drop table users; --",
  'more SQL': "100101' or '1'='1",
  HTML: '<script>alert(1)</script>',
  path: '../../../../etc/passwd',
  'format characters': '%s%n${7*7}{{7*7}}',
  'emoji and marks': '👩‍🏭\u202e\u0301',
}

const DEEP = '['.repeat(10_000) + ']'.repeat(10_000)

/** Returns the malformed bodies that contain the operation's own fields. */
export function malformedBodies(operation: AnyOperation): Malformed[] {
  const good = (token: string) => goodBody(operation, token)
  const first = Array.from(operation.id).reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const fields = Object.keys(good('')).flatMap((field, at) => fieldVariants(good, field, first + at))
  const text = (token: string) => JSON.stringify(good(token))
  const tooLong = 'a'.repeat(bodyLimitOf(operation))
  const large = {
    name: 'larger than the limit',
    body: (token: string) => withMore(text(token), `"mas":"${tooLong}"`),
  }
  return [...fields, ...spoiled(text), large]
}

/** End of a body above every path's limit. Encoded once, because each path gets 16 MB. */
let tooMuch: Uint8Array | undefined
function endOfHuge(): Uint8Array {
  tooMuch ??= Buffer.from(`,"mas":"${'a'.repeat(Math.max(...allOperations.map(bodyLimitOf)))}"}`)
  return tooMuch
}

/**
 * Returns the bodies that the server refuses before it knows the operation. They are the same for all operations
 * of a path, except for the start of the last.
 */
export function bodiesOfPath(operation: AnyOperation): Malformed[] {
  const body = (token: string) =>
    new Uint8Array(
      Buffer.concat([Buffer.from(JSON.stringify(goodBody(operation, token)).slice(0, -1)), endOfHuge()]),
    )
  return [...fixed, { name: 'larger than every limit', body }]
}

function withMore(text: string, more: string): string {
  return `${text.slice(0, -1)},${more}}`
}

const fixed: Malformed[] = [
  ...'nil []{}"\u0000'.split('').map((character) => ({ name: `only ${character}`, body: () => character })),
  { name: 'nothing', body: () => '' },
  { name: 'null', body: () => 'null' },
  { name: 'a number', body: () => '5' },
  { name: 'deep', body: () => DEEP },
  { name: 'noise', body: () => Uint8Array.from({ length: 4096 }, (_, index) => (index * 7919) % 256) },
  {
    name: 'a form',
    body: () => 'Opcion=1&token=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  {
    name: 'an upload',
    body: () => '--x\r\n\r\nhola\r\n--x--',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  },
]

function spoiled(text: (token: string) => string): Malformed[] {
  const and = (token: string, more: string) => withMore(text(token), more)
  const prototype = '"__proto__":{"token":"x"},"constructor":{"prototype":{}}'
  return [
    { name: 'inside a list', body: (token) => `[${text(token)}]` },
    { name: 'cut off', body: (token) => text(token).slice(0, -2) },
    { name: 'twice', body: (token) => text(token) + text(token) },
    { name: 'deep in a field', body: (token) => and(token, `"mas":${DEEP}`) },
    { name: 'many fields', body: (token) => and(token, manyFields) },
    { name: 'prototype', body: (token) => and(token, prototype) },
    { name: 'UTF-16', body: (token) => new Uint8Array(Buffer.from(text(token), 'utf16le')) },
    { name: 'Latin-1', body: (token) => new Uint8Array(Buffer.from(and(token, '"ñ":"ñ"'), 'latin1')) },
    { name: 'byte order mark', body: (token) => `\ufeff${text(token)}` },
    {
      name: 'gzip',
      body: (token) => new Uint8Array(gzipSync(text(token))),
      headers: { 'content-encoding': 'gzip' },
    },
    { name: 'invented encoding', body: text, headers: { 'content-encoding': 'hola' } },
    { name: 'declared as XML', body: text, headers: { 'content-type': 'application/xml' } },
  ]
}

const manyFields = Array.from({ length: 4000 }, (_, index) => `"campo${index}":${index}`).join()

function goodBody(operation: AnyOperation, token: string): Record<string, unknown> {
  const example = exampleOf(operation).request
  if (operation.kind === 'legacy') return { Opcion: operation.opcion, token, ...example }
  return operation.token === 'body' ? { token, ...example } : { ...example }
}

/** `npm test` tries a third of the values in a field; `npm run test:whole` tries all, in 40,000 requests. */
const PARTS = isWhole ? 1 : 3
const TURN = turnOf('values', PARTS)

/** Each field gets the next third of the values; the commit decides where the first field begins. */
function fieldVariants(
  good: (token: string) => Record<string, unknown>,
  field: string,
  start: number,
): Malformed[] {
  const missing = (token: string) => {
    const { [field]: _, ...without } = good(token)
    return JSON.stringify(without)
  }
  const chosen = Object.entries(values).filter((_, index) => (index + start + TURN) % PARTS === 0)
  const variants = chosen.map(([name, value]) => ({
    name: `${field}: ${name}`,
    body: (token: string) => JSON.stringify({ ...good(token), [field]: value }),
  }))
  return [...variants, { name: `${field}: missing`, body: missing }]
}
