import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import type { FundRefusal } from '#domain/savings/savings-moves.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Fund } from './fund.ts'
import { freeFrom } from './pending.ts'
import { refusalTexts } from './refusal-texts.es.ts'

export function useRefusalText(fund: Fund | null): (refusal: FundRefusal) => string {
  const words = useTexts(refusalTexts)
  return (refusal) => {
    if (refusal === 'above-quota' && fund?.quota) return words.aboveQuota(fund.quota.article)
    const day = fund && freeFrom(refusal, fund, companyDate(serverNow()))
    return day ? `${words.reasons[refusal]} ${words.from(formatDate(day))}` : words.reasons[refusal]
  }
}
