import { explainLine, type LineExplanation } from '#domain/pay-lines/explain.ts'
import type { LineToExplain } from '#domain/pay-lines/pay-line.ts'
import { withoutPart } from '#domain/pay-lines/payroll-part.ts'
import type { Topic } from '#domain/pay-lines/topics.ts'
import { plainWords } from '#domain/pay-lines/words.ts'
import type { PayLine } from '#domain/payslips/pay-difference.ts'
import type { Translation } from '#i18n/texts.ts'
import { useLocale, useTexts } from '#i18n/use-texts.ts'
import type { WireDetail } from '#models/payslips/legacy-payslip.ts'
import { toExplain } from '#models/payslips/line-facts.ts'
import { lineNames } from './line-names.es.ts'
import { readable } from './readable.ts'

type NamedLine = Pick<PayLine, 'side' | 'description' | 'satType'> & {
  detail?: WireDetail
  amount?: number
}

export interface KnownLine {
  name: string
  line: LineToExplain
  /** null when neither the type nor the words explain the line. */
  explanation: LineExplanation | null
}

export function useLineNames(): (line: NamedLine) => KnownLine {
  const names = useTexts(lineNames)
  const locale = useLocale()
  return (named) => {
    const line = toExplain(named)
    const explanation = explainLine(line)
    return { name: nameOf(line, explanation, names, locale), line, explanation }
  }
}

/** Topics whose known names contain "vales", which only the company's words can prove. */
const inVouchers: ReadonlySet<Topic> = new Set<Topic>(['groceries', 'restaurant', 'fuel', 'clothing'])

/**
 * Returns the name of a line. In Spanish it is the company's description, not all in capitals; the known name
 * replaces it when it differs only in spelling, such as for "PRIMA DE ANTIGUEDAD". In English it is the known
 * name. A line without a certain explanation keeps the company's description in both languages.
 */
export function nameOf(
  { description }: LineToExplain,
  explanation: LineExplanation | null,
  names: Translation<typeof lineNames.es>,
  locale: string,
): string {
  const bare = withoutPart(description)
  const part = description.slice(bare.length)
  const own = readable(bare) + part
  if (explanation === null || explanation.isQuoted) return own
  const { topic, adjusts, isNamed } = explanation
  const words = plainWords(bare).split(' ')
  if (inVouchers.has(topic) && !words.some((word) => /^vales?$/.test(word))) return own
  if (locale === 'en') return adjusts ? `${names.adjustment}: ${names[adjusts.topic]}` : names[topic]
  const isPlain = bare !== bare.toUpperCase()
  if (isPlain || adjusts || !isNamed) return own
  const known = plainWords(names[topic]).split(' ')
  const isSpelledOut = words.every((word) => known.includes(word))
  return isSpelledOut ? names[topic] + part : own
}
