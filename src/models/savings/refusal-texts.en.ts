import { fundRefusalTexts } from '#domain/savings/savings-texts.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './refusal-texts.es.ts'

export const texts = {
  reasons: fundRefusalTexts,
  aboveQuota: (article) => `Your savings are above the legal limit (${article}).`,
  from: (day: string) => `You can from ${day} on.`,
} satisfies Translation<typeof es>
