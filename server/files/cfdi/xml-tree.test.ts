import { describe, expect, test } from 'vitest'
import { readXml } from './xml-tree.mjs'

/** Milliseconds that a busy machine needs at most. Comparing all attributes with each other takes 30 s. */
const MOST_MS = 5000

const withAttributes = (count: number) =>
  Buffer.from(`<a ${Array.from({ length: count }, (_, at) => `b${at}="1"`).join(' ')}/>`)

describe('readXml with many attributes in one tag', () => {
  test('reads 60', () => {
    expect(readXml(withAttributes(60)).attributes).toHaveLength(60)
  })

  test('refuses 61, and 100,000 at once', () => {
    expect(() => readXml(withAttributes(61))).toThrow(expect.objectContaining({ problem: 'heavy', line: 1 }))
    const start = process.cpuUsage()
    expect(() => readXml(withAttributes(100_000))).toThrow(expect.objectContaining({ problem: 'heavy' }))
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(MOST_MS)
  })
})
