import { fundRefusalTexts } from '#domain/savings/savings-texts.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Reasons in the server's words (BR-02), for the fund's screens and the assistant. */
export const es = {
  reasons: fundRefusalTexts,
  aboveQuota: (article: string) => `Tu ahorro pasa del tope de la ley (${article}).`,
  from: (day: string) => `Podrás desde el ${day}.`,
}

export const refusalTexts = defineTexts(es, () => import('./refusal-texts.en.ts'))
