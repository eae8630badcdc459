import { gzipSync } from 'node:zlib'
import { exampleOf } from '#contract/examples.ts'
import type { AnyOperation } from '#contract/operation.ts'

type Body = string | Uint8Array<ArrayBuffer>

export interface Malformed {
  name: string
  body: Body | (() => Body)
  headers?: Record<string, string>
}

/** What stands in a field instead of what belongs there. */
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

const LARGE = 20 * 1024 * 1024
const DEEP = '['.repeat(10_000) + ']'.repeat(10_000)

/** Bodies that fit no operation, or fit this one nearly. */
export function malformedBodies(operation: AnyOperation, token: string): Malformed[] {
  const good = goodBody(operation, token)
  const text = JSON.stringify(good)
  return [
    ...Object.keys(good).flatMap((field) => fieldVariants(good, field)),
    ...'nil []{}"\u0000'.split('').map((character) => ({ name: `only ${character}`, body: character })),
    { name: 'nothing', body: '' },
    { name: 'null', body: 'null' },
    { name: 'a number', body: '5' },
    { name: 'a list of itself', body: `[${text}]` },
    { name: 'half of it', body: text.slice(0, -2) },
    { name: 'twice', body: text + text },
    { name: 'deep', body: DEEP },
    { name: 'deep in a field', body: `${text.slice(0, -1)},"mas":${DEEP}}` },
    { name: 'many fields', body: JSON.stringify({ ...good, ...manyFields() }) },
    {
      name: 'prototype',
      body: `${text.slice(0, -1)},"__proto__":{"token":"x"},"constructor":{"prototype":{}}}`,
    },
    { name: 'UTF-16', body: bytes(Buffer.from(text, 'utf16le')) },
    { name: 'Latin-1', body: bytes(Buffer.from(text.replace('{', '{"ñ":"ñ",'), 'latin1')) },
    { name: 'byte order mark', body: `\ufeff${text}` },
    { name: 'noise', body: Uint8Array.from({ length: 4096 }, (_, index) => (index * 7919) % 256) },
    { name: 'gzip', body: bytes(gzipSync(text)), headers: { 'content-encoding': 'gzip' } },
    { name: 'invented encoding', body: text, headers: { 'content-encoding': 'hola' } },
    { name: 'said to be XML', body: text, headers: { 'content-type': 'application/xml' } },
    {
      name: 'a form',
      body: 'Opcion=1&token=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    {
      name: 'an upload',
      body: '--x\r\n\r\nhola\r\n--x--',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    },
    { name: '20 MB', body: () => 'a'.repeat(LARGE) },
    { name: '20 MB of JSON', body: () => `${text.slice(0, -1)},"mas":"${'a'.repeat(LARGE)}"}` },
  ]
}

function bytes(buffer: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer)
}

function goodBody(operation: AnyOperation, token: string): Record<string, unknown> {
  const example = exampleOf(operation).request
  if (operation.kind === 'legacy') return { Opcion: operation.opcion, token, ...example }
  return operation.token === 'body' ? { token, ...example } : { ...example }
}

function fieldVariants(good: Record<string, unknown>, field: string): Malformed[] {
  const { [field]: _, ...without } = good
  const variants = Object.entries(values).map(([name, value]) => ({
    name: `${field}: ${name}`,
    body: JSON.stringify({ ...good, [field]: value }),
  }))
  return [...variants, { name: `${field}: missing`, body: JSON.stringify(without) }]
}

function manyFields(): Record<string, number> {
  return Object.fromEntries(Array.from({ length: 4000 }, (_, index) => [`campo${index}`, index]))
}
