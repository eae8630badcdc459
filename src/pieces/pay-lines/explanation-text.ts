import { withoutPart } from '#domain/pay-lines/payroll-part.ts'
import { isOthers } from '#domain/pay-lines/topics.ts'
import type { Translation } from '#i18n/texts.ts'
import type { lineNames } from '#pieces/payslips/line-names.es.ts'
import { readable } from '#pieces/payslips/readable.ts'
import type { KnownLine } from '#pieces/payslips/use-line-names.ts'
import type { es } from './texts.es.ts'

type Words = Translation<typeof es>
type Names = Translation<typeof lineNames.es>

/**
 * Returns sentences about a line: meaning, reason, who decides, and the tax rule. For a quoted line, returns
 * only its names and where to ask. factsOf returns the amounts.
 */
export function sentencesOf(
  { line, explanation }: Pick<KnownLine, 'line' | 'explanation'>,
  words: Words,
  names: Names,
): readonly string[] {
  if (explanation === null) return [words.unknown]
  const { topic, adjusts, isQuoted, decider, tax } = explanation
  const { what, why } = words.topics[topic]
  const known = adjusts ? `${names.adjustment}: ${names[adjusts.topic]}` : names[topic]
  const own = readable(withoutPart(line.description))
  if (isQuoted && !isOthers(topic)) return [words.quoted(known, own), words.ask]
  // The receipt's own taxed and exempt parts (factsOf) are more precise than the general tax rule.
  const hasParts = line.facts?.taxed !== undefined
  return [
    ...(isQuoted
      ? [what, words.named(own), why]
      : [adjusts ? words.corrects(names[adjusts.topic]) : what, why]),
    ...(adjusts?.part ? [words.correctsPart[adjusts.part]] : []),
    ...(decider ? [words.deciders[decider]] : []),
    ...(tax && !hasParts ? [words.taxRules[tax]] : []),
  ]
}

/** Fact of a line. `amount` is in centavos and is masked while money is hidden. */
interface ShownFact {
  label: string
  amount?: number
  text?: string
}

export function factsOf({ facts }: KnownLine['line'], words: Words): ShownFact[] {
  if (!facts) return []
  const {
    taxed,
    exempt,
    overtime = [],
    incapacities = [],
    severance,
    pension,
    subsidyCaused,
    balance,
  } = facts
  return [
    ...overtime.map(({ kind, hours, days, paid }) => ({
      label: words.hours[kind] ?? words.otherHours,
      text: words.hoursIn(hours, days),
      amount: paid,
    })),
    ...incapacities.map(({ kind, days, amount }) => ({
      label: words.incapacities[kind] ?? words.otherIncapacity,
      text: words.days(days),
      ...(amount !== null && { amount }),
    })),
    ...(severance
      ? [
          { label: words.years, text: String(severance.years) },
          { label: words.lastMonthlySalary, amount: severance.lastMonthlySalary },
          { label: words.accumulable, amount: severance.accumulable },
          { label: words.nonAccumulable, amount: severance.nonAccumulable },
        ]
      : []),
    ...(pension
      ? [
          ...(pension.daily === null ? [] : [{ label: words.dailyPension, amount: pension.daily }]),
          { label: words.accumulable, amount: pension.accumulable },
          { label: words.nonAccumulable, amount: pension.nonAccumulable },
        ]
      : []),
    ...(subsidyCaused === undefined ? [] : [{ label: words.subsidyCaused, amount: subsidyCaused }]),
    ...(balance
      ? [
          { label: words.balance(balance.year), amount: balance.amount },
          { label: words.balanceLeft, amount: balance.remaining },
        ]
      : []),
    ...(taxed === undefined ? [] : [{ label: words.taxed, amount: taxed }]),
    ...(exempt === undefined ? [] : [{ label: words.exempt, amount: exempt }]),
  ]
}
