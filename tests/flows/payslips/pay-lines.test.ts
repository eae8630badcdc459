import { describe, expect, test } from 'vitest'
import { readReceipt } from '#domain/cfdi/read-receipt.ts'
import { readXml } from '#server/files/cfdi/xml-tree.mjs'
import { EXPLAINED_PERCENT, scoreLines } from '#tests/bench/pay-lines.ts'
import { writeCfdi } from '#tests/support/files/cfdi-writer.ts'
import { inventStyles, styles } from '#tests/support/files/payroll-styles.ts'

describe('receipts in the styles of twelve payroll systems', () => {
  test('are read as they were written', () => {
    expect(Object.keys(styles)).toHaveLength(12)
    for (const { style, receipt } of inventStyles(3)) {
      const { receipt: read, faults, doubts } = readReceipt(readXml(Buffer.from(writeCfdi(receipt))))
      expect(faults, style).toEqual([])
      expect(doubts, style).toEqual([])
      expect(read, style).toEqual(receipt)
    }
  })

  test('have an explanation for almost every line, and no wrong one', () => {
    const { percent, wrong, lines } = scoreLines(20)
    expect(wrong).toEqual([])
    expect(percent).toBeGreaterThanOrEqual(EXPLAINED_PERCENT)
    expect(lines).toBeGreaterThan(2000)
  })
})
