import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createHmac, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { guessNames } from '#tests/support/people/guessed-names.ts'
import { namesInFolder, scanFolder } from '#tests/support/browser/disk-scan.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turno-scan-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const WORD = 'GUADALUPE RAMOS ORTEGA Ñ'

/** Returns LZ4 data as in Firefox's window state: the second RAMOS is a reference to the first. */
function jsonlz4(): Buffer {
  const [first, begin, end] = ['RAMOS ', 'GUADALUPE ', 'ORTEGA Ñ and others'].map((text) => Buffer.from(text))
  const body = Buffer.concat([first, begin] as Buffer[])
  const rest = end as Buffer
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length + 6 + rest.length)
  const back = [body.length, 0]
  return Buffer.concat([
    Buffer.from('mozLz40\0'),
    size,
    // First sequence: 15 + 1 literals, then a match of 4 + 2 bytes. Second sequence: only literals.
    Buffer.from([0xf2, body.length - 15]),
    body,
    Buffer.from([...back, 0xf0, rest.length - 15]),
    rest,
  ])
}

it.each([
  ['utf-8', Buffer.from(`xx${WORD}yy`)],
  ['latin-1', Buffer.from(`xx${WORD}yy`, 'latin1')],
  ['utf-16', Buffer.from(`x${WORD}y`, 'utf16le')],
  ['base64', Buffer.from(Buffer.from(`a${WORD} and more`).toString('base64'))],
  ['base64', Buffer.from(Buffer.from(`ab${WORD} and more`).toString('base64'))],
  ['base64 of utf-16', Buffer.from(Buffer.from(`${WORD} and more`, 'utf16le').toString('base64'))],
  ['pdf hex', Buffer.from(`<${Buffer.from(WORD, 'latin1').toString('hex')}> Tj`)],
  ['utf-8', Buffer.concat([Buffer.from('cache entry'), gzipSync(WORD)])],
  ['utf-8', jsonlz4()],
  ['url', Buffer.from(`#/x?name=${encodeURIComponent(WORD)}`)],
])('finds a word written as %s', async (encoding, bytes) => {
  await writeFile(join(folder, 'some file'), bytes)
  const { traces, files } = await scanFolder(folder, [WORD])
  expect(files).toBe(1)
  expect(traces.map((trace) => trace.encoding)).toContain(encoding)
})

it.each(['', 'a', 'ab'])(
  'finds a short amount in base64 after %j, and not its beginning alone',
  async (before) => {
    const place = join(folder, 'Local State')
    await writeFile(place, Buffer.from(`${before}4615.9 and more`).toString('base64'))
    expect((await scanFolder(folder, ['4615.35'])).traces).toEqual([])
    await writeFile(place, Buffer.from(`${before}4615.35 and more`).toString('base64'))
    expect((await scanFolder(folder, ['4615.35'])).traces.map(({ encoding }) => encoding)).toEqual(['base64'])
  },
)

it('finds nothing where the word is missing', async () => {
  await writeFile(join(folder, 'some file'), 'GUADALUPE RAMO')
  expect((await scanFolder(folder, [WORD])).traces).toEqual([])
})

it.each(['latin1', 'utf16le'] as const)('finds a number only as a whole, written as %s', async (encoding) => {
  const place = join(folder, 'some file')
  await writeFile(place, Buffer.from('time 13440100101363 2100101 1001012', encoding))
  expect((await scanFolder(folder, ['100101'])).traces).toEqual([])
  await writeFile(place, Buffer.from('time 13440100101363 u100101x', encoding))
  expect((await scanFolder(folder, ['100101'])).traces).not.toEqual([])
})

it.each(['latin1', 'utf16le'] as const)(
  'recovers a name derived from a number, written as %s',
  async (encoding) => {
    const salt = randomBytes(32)
    const name = createHmac('sha256', salt).update('login|100101').digest('hex').slice(0, 32)
    await writeFile(join(folder, 'some file'), Buffer.from(`xx\0u-${name}\0yy`, encoding))
    expect(guessNames(salt, await namesInFolder(folder), [])).toEqual(['login|100101'])
  },
)

it('recovers nothing from random names', async () => {
  await writeFile(join(folder, 'some file'), `d-${randomBytes(16).toString('hex')}`)
  const names = await namesInFolder(folder)
  expect([names.size, guessNames(randomBytes(32), names, [])]).toEqual([1, []])
})
