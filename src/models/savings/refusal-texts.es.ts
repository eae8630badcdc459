import { fundRefusalTexts } from '#domain/savings-texts.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Why not, in the server's own words (BR-02), and from when it is possible, for the fund's screens and its assistant. */
export const es = {
  reasons: fundRefusalTexts,
  from: (day: string) => `Podrás desde el ${day}.`,
}

export const refusalTexts = defineTexts(es, () => import('./refusal-texts.en.ts'))
