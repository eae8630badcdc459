import { type FamilyRow, kinship } from '#domain/data-form/data-form-step-7.ts'
import { wordsOf } from '#i18n/texts.ts'
import { numberOf } from './family-rows.ts'
import { laterTexts } from '../fields/texts-4-7.es.ts'

export function relativeName(rows: readonly FamilyRow[], index: number): string {
  const words = wordsOf(laterTexts).family
  const name = rows[index]?.parentesco ?? ''
  const number = numberOf(rows, index)
  const singles = new Map<string, string>([
    [kinship.mother, words.mother],
    [kinship.father, words.father],
    [kinship.partner, words.partner],
  ])
  const single = singles.get(name)
  if (single !== undefined) return single
  if (name === kinship.sibling) return words.sibling(number)
  if (name === kinship.child) return words.child(number)
  return words.relative(name, number)
}
