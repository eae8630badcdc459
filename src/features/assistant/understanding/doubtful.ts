import type { Concept } from './lexicon.ts'
import type { Intent } from './meanings.ts'
import { menuOf } from './mentions.ts'
import type { Reader } from './reader.ts'
import { isStrange } from './reported-parts.ts'

interface Doubt {
  words: readonly string[]
  ideas: ReadonlySet<Concept>
  strange: number
  hasNumber: boolean
}

export function withoutDoubtful(
  intents: readonly Intent[],
  { words, ideas, strange, hasNumber }: Doubt,
  reader: Reader,
): readonly Intent[] {
  // "Pagar menos" and "bájenle al préstamo" are the opposite of an extra payment.
  const isLess = ideas.has('change') || words.some((word) => /^(?:menos|less)$/.test(word))
  if (intents.includes('extra-payment') && isLess) return ['loans']
  const isSaving = ideas.has('savings') || ideas.has('save')
  if (intents.includes('change') && strange > 0 && !isSaving) return []
  // "Alta en el imss" joins another institution.
  const isElsewhere = (at: number) =>
    reader.isBeside('lender', words, at) ||
    (isStrange(words, at, reader) && /^(?:en|in)$/.test(words[reader.ruling(words, at).place] ?? ''))
  if (intents.includes('enrol') && !isSaving && words.some((_, at) => isElsewhere(at))) return []
  // "Que me suban 500" may be about the wage.
  if (intents.includes('change') && !isSaving && words.some((_, at) => isRaise(words, at))) return ['savings']
  // "Pagar la caja" may pay into or from the savings. "Pagar con mi ahorro" pays the loan.
  const isOfLoan = (['loan', 'owe', 'settle'] as const).some((idea) => ideas.has(idea))
  if (intents.includes('payoff') && isSaving && !isOfLoan && !isWithSavings(words, reader)) return ['savings']
  // "Aportar lo de mi aguinaldo" is a single payment and does not change the regular savings.
  if (intents.includes('change') && strange > 0 && words.some((word) => word.startsWith('aport')))
    return ['savings']
  const isLeave = intents.includes('leave')
  if (isLeave && words.some((_, at) => isKeeping(words, at))) return [menuOf(intents)]
  const isAtOnce = isLeave || intents.includes('payoff')
  if (!isAtOnce || (strange === 0 && !(isLeave && hasNumber))) return intents
  return aboutFund.some((idea) => ideas.has(idea)) ? [menuOf(intents)] : []
}

/** Returns whether others must keep the savings: "dejen mi ahorro como está". "Dejen de quitarme el ahorro" is false. */
function isKeeping(words: readonly string[], at: number): boolean {
  return /^dej(?:a|en?)(?:me|l[oa])?$/.test(words[at] ?? '') && words[at + 1] !== 'de'
}

/** Returns whether others raise an amount for the person: "que me suban", "aumentenme". */
function isRaise(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  return (
    /^(?:su[bv]|aument|increment)/.test(word) &&
    (/(?:me|nos)$/.test(word) || /^(?:me|nos)$/.test(words[at - 1] ?? ''))
  )
}

/** Returns whether a payment comes from the savings: "con mi ahorro", "with my savings". */
function isWithSavings(words: readonly string[], reader: Reader): boolean {
  return words.some((_, at) => {
    if (reader.read(words, at).concept !== 'savings') return false
    return /^(?:con|with)$/.test(words[reader.ruling(words, at).place] ?? '')
  })
}

const aboutFund: readonly Concept[] = ['savings', 'save', 'loan', 'owe', 'discount', 'takeoff']
