import { isLawRule, ruleKinds, type ValueTypes } from '#domain/law/rules.ts'
import { readLawValue } from '#domain/law/read-value.ts'
import { formatMoney } from '#domain/money/money.ts'
import { isKnownHoliday } from '#domain/time/holidays.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es as daysEs } from '#pieces/days/days-texts.es.ts'
import type { lawWords } from './words.es.ts'

/** Returns a value for people; the text as written when this version cannot read it. */
export function shownValue(
  rule: string,
  text: string,
  words: Translation<typeof lawWords>,
  { holidays }: Pick<Translation<typeof daysEs>, 'holidays'>,
): string {
  if (!isLawRule(rule)) return text
  const value = readLawValue(rule, text)
  if (value === null) return text
  switch (ruleKinds[rule]) {
    case 'percent':
      return `${Math.round((value as number) * 10_000) / 100} %`
    case 'pesos':
      return formatMoney(value as number)
    case 'flag':
      return value === true ? words.yes : words.no
    case 'yearDay':
      return (value as string).split('-').reverse().join('/')
    case 'days':
      return (value as ValueTypes['days']).map(formatDate).join(', ')
    case 'steps':
      return (value as ValueTypes['steps']).map(({ from, amount }) => words.step(from, amount)).join('; ')
    case 'holidays':
      return (value as ValueTypes['holidays'])
        .map(({ name }) => (isKnownHoliday(name) ? holidays[name] : name))
        .join(', ')
    default:
      return text
  }
}
