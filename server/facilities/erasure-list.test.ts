import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Erasure, formatList, joinLists, parseList, readList, writeList } from './erasure-list.ts'

const erasureOf = (rowIds: number[], day = '2026-03-18'): Erasure => ({
  id: crypto.randomUUID(),
  day,
  kind: 'documents',
  source: 'document_uploads',
  rowIds,
})
const all = [erasureOf([1, 2]), erasureOf([3], '2026-03-19')]

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turno-list-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('reads back what it wrote, and tells a missing list from an empty one', async () => {
  expect(await readList(folder)).toBeNull()
  await writeList(folder, [])
  expect(await readList(folder)).toEqual({ erasures: [], damaged: 0 })
  await writeList(folder, all)
  expect(await readList(folder)).toEqual({ erasures: all, damaged: 0 })
})

test('leaves out a line with another id, and counts it as damaged', async () => {
  await writeList(folder, all)
  const file = join(folder, 'erasures.jsonl')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"rowIds":[3]', '"rowIds":[4]'))
  expect(await readList(folder)).toEqual({ erasures: [all[0]], damaged: 1 })
})

test('notices lines that are cut off, a lost header and an empty file', () => {
  const lines = formatList(all).split('\n')
  expect(parseList(lines.slice(0, 2).join('\n'))).toEqual({ erasures: [all[0]], damaged: 1 })
  expect(parseList(lines.slice(1).join('\n')).damaged).toBeGreaterThan(0)
  expect(parseList('')).toEqual({ erasures: [], damaged: 1 })
})

test('keeps lines that were lost at the source counted as damaged', () => {
  expect(parseList(formatList(all, 2))).toEqual({ erasures: all, damaged: 2 })
})

test('joins lists without repeating a line', () => {
  expect(joinLists(all, [...all].reverse())).toEqual(all)
})
