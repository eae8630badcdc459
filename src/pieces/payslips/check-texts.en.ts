import type { RuleName } from '#domain/pay-check/facts.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './check-texts.es.ts'

const names: Record<RuleName, string> = {
  net: 'the sum',
  days: 'your days',
  absences: 'your absences',
  overtime: 'your overtime',
  restDays: 'your rest day',
  sundayPremium: 'your Sundays',
  savings: 'your savings',
  loan: 'your loan',
  deductions: 'deductions',
  vacation: 'your vacation',
  christmasBonus: 'your bonus',
  profitSharing: 'your profit sharing',
}

export const texts = {
  hidden: shared.amountHidden,
  ok: 'We checked your pay: all correct',
  right: ([first = 'net', second, ...others]) => {
    if ([first, second].includes('christmasBonus')) return 'Bonus: meets the legal minimum'
    if (second !== undefined) {
      if (others.length > 0) return `We checked ${others.length + 2} things: correct`
      return `Correct: ${names[first]} and ${names[second]}`
    }
    return first === 'net' ? 'We only checked the sum: correct' : `Correct: ${names[first]}`
  },
  unknown: ([first = 'net', ...others]) =>
    `We couldn’t check ${others.length === 0 ? names[first] : `${others.length + 1} things`}.`,
  found: (count) => (count === 1 ? 'There is 1 difference' : `There are ${count} differences`),
  of: () => 'of',
} satisfies Translation<typeof es>
