import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { scanFolder } from '../support/disk-scan.ts'

/** The scanner that says "0 traces" must be able to find one. */

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turno-scan-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const WORD = 'GUADALUPE RAMOS ORTEGA Ñ'

it.each([
  ['utf-8', Buffer.from(`xx${WORD}yy`)],
  ['latin-1', Buffer.from(`xx${WORD}yy`, 'latin1')],
  ['utf-16', Buffer.from(`x${WORD}y`, 'utf16le')],
  ['base64', Buffer.from(Buffer.from(`a${WORD} and more`).toString('base64'))],
  ['base64', Buffer.from(Buffer.from(`ab${WORD} and more`).toString('base64'))],
  ['base64 of utf-16', Buffer.from(Buffer.from(`${WORD} and more`, 'utf16le').toString('base64'))],
  ['pdf hex', Buffer.from(`<${Buffer.from(WORD, 'latin1').toString('hex')}> Tj`)],
  ['utf-8', Buffer.concat([Buffer.from('cache entry'), gzipSync(WORD)])],
  ['url', Buffer.from(`#/x?name=${encodeURIComponent(WORD)}`)],
])('finds a word written as %s', async (encoding, bytes) => {
  await writeFile(join(folder, 'some file'), bytes)
  const { traces, files } = await scanFolder(folder, [WORD])
  expect(files).toBe(1)
  expect(traces.map((trace) => trace.encoding)).toContain(encoding)
})

it('finds nothing where there is nothing', async () => {
  await writeFile(join(folder, 'some file'), 'GUADALUPE RAMO')
  expect((await scanFolder(folder, [WORD])).traces).toEqual([])
})
