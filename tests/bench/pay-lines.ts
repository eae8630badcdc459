import { readReceipt } from '#domain/cfdi/read-receipt.ts'
import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import { explainLine } from '#domain/pay-lines/explain.ts'
import type { LineToExplain } from '#domain/pay-lines/pay-line.ts'
import { readXml } from '#server/files/cfdi/xml-tree.mjs'
import { writeCfdi } from '#tests/support/files/cfdi-writer.ts'
import { inventStyles, type MeantLine } from '#tests/support/files/payroll-styles.ts'
import { PUBLIC_PAYROLLS, publicLines } from '#tests/support/files/public-payrolls.ts'

/** Share of lines that must have an explanation, in percent. No explanation may be wrong. */
export const EXPLAINED_PERCENT = 98

export interface LineScore {
  receipts: number
  lines: number
  explained: number
  percent: number
  wrong: readonly string[]
  unexplained: readonly string[]
}

interface PublicScore extends LineScore {
  /** Explained lines for which the screen quotes the company's description. */
  quoted: number
  /** Quoted lines whose topic is accepted: a quote says less than an explanation. */
  needlessQuotes: readonly string[]
}

export function scorePublicLines(): PublicScore {
  const all = publicLines().map(({ source, line, topics }) => {
    const explanation = explainLine(line)
    const found = explanation && `${explanation.topic}${explanation.isQuoted ? '?' : ''}`
    return { place: `${source}: ${line.side} ${line.satType} "${line.description}"`, found, topics }
  })
  const unexplained = all.filter(({ found }) => found === null).map(({ place }) => place)
  const others = all.filter(({ found, topics }) => found !== null && !topics.includes(found))
  const isQuoteOf = (found: string | null, topics: readonly string[]) =>
    topics.some((topic) => found === `${topic}?`)
  const needlessQuotes = others.filter(({ found, topics }) => isQuoteOf(found, topics))
  const wrong = others
    .filter(({ found, topics }) => !isQuoteOf(found, topics))
    .map(({ place, found, topics }) => `${place}: ${found}, meant ${topics.join(' or ')}`)
  const explained = all.length - unexplained.length
  return {
    receipts: PUBLIC_PAYROLLS,
    lines: all.length,
    explained,
    quoted: all.filter(({ found }) => found?.endsWith('?')).length,
    needlessQuotes: needlessQuotes.map(({ place }) => place),
    percent: (100 * explained) / all.length,
    wrong,
    unexplained,
  }
}

export function scoreLines(perStyle: number): LineScore {
  const styled = inventStyles(perStyle)
  const wrong: string[] = []
  const unexplained: string[] = []
  let lines = 0
  for (const { style, receipt, lines: meant } of styled) {
    const { receipt: read, faults } = readReceipt(readXml(Buffer.from(writeCfdi(receipt))))
    if (!read) throw new Error(`${style}: ${JSON.stringify(faults)}`)
    const found = linesOf(read)
    if (found.length !== meant.length) throw new Error(`${style}: ${found.length} of ${meant.length} lines`)
    lines += found.length
    for (const line of found) {
      const wanted = meant.find((each) => isSame(each, line))
      if (!wanted) throw new Error(`${style}: a line that nobody meant, ${line.description}`)
      const explanation = explainLine(line)
      const place = `${style}: ${line.side} ${line.satType} "${line.description}"`
      if (explanation === null) {
        unexplained.push(place)
        continue
      }
      const topic = `${explanation.topic}${explanation.isQuoted ? '?' : ''}`
      if (!wanted.topics.includes(topic))
        wrong.push(`${place}: ${topic}, meant ${wanted.topics.join(' or ')}`)
    }
  }
  const explained = lines - unexplained.length
  return { receipts: styled.length, lines, explained, percent: (100 * explained) / lines, wrong, unexplained }
}

function isSame(meant: MeantLine, line: LineToExplain): boolean {
  return meant.side === line.side && meant.satType === line.satType && meant.concept === line.description
}

function linesOf({ perceptions, deductions, otherPayments }: PayrollReceipt): LineToExplain[] {
  return [
    ...perceptions.map(({ satType, concept, taxed, exempt, overtime }) => ({
      side: 'perception' as const,
      satType,
      description: concept,
      facts: { taxed, exempt, overtime },
      amount: taxed + exempt,
    })),
    ...otherPayments.map(({ satType, concept, amount }) => ({
      side: 'otherPayment' as const,
      satType,
      description: concept,
      amount,
    })),
    ...deductions.map(({ satType, concept, amount }) => ({
      side: 'deduction' as const,
      satType,
      description: concept,
      amount,
    })),
  ]
}
