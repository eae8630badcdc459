import { fold } from '#domain/text/fold.ts'
import type { conceptTexts } from './concept-texts.es.ts'

export type ConceptId = keyof typeof conceptTexts.es

/**
 * Concept keys with a word that the description must contain, because another company may use the
 * same key for something else. Key 282 comes from the spec (001 §3).
 */
const concepts: ReadonlyMap<string, { id: ConceptId; word: RegExp }> = new Map(
  Object.entries({
    '001': { id: 'salary', word: /sueldo|salario/ },
    '012': { id: 'overtime', word: /extra/ },
    '020': { id: 'sunday', word: /domin/ },
    '021': { id: 'vacation', word: /vacacion/ },
    '022': { id: 'vacationPremium', word: /vacacion/ },
    '024': { id: 'holiday', word: /festivo/ },
    '030': { id: 'punctuality', word: /puntual/ },
    '040': { id: 'bonus', word: /produc/ },
    '045': { id: 'extraordinary', word: /extraord/ },
    '050': { id: 'indemnity', word: /indemn/ },
    '051': { id: 'indemnityYears', word: /indemn/ },
    '052': { id: 'seniority', word: /antig/ },
    '220': { id: 'christmas', word: /aguinaldo/ },
    '225': { id: 'profit', word: /utilidad|ptu/ },
    '230': { id: 'fundBack', word: /fondo/ },
    '231': { id: 'fundCompany', word: /fondo/ },
    '282': { id: 'groceries', word: /despensa/ },
    '294': { id: 'savings', word: /ahorro/ },
    '295': { id: 'loan', word: /prestamo/ },
    '301': { id: 'tax', word: /isr|impuesto/ },
    '302': { id: 'insurance', word: /imss|seguro/ },
    '310': { id: 'housing', word: /infonavit/ },
    '330': { id: 'canteen', word: /comedor/ },
    '340': { id: 'fund', word: /fondo/ },
    '350': { id: 'union', word: /sindica/ },
  } satisfies Record<string, { id: ConceptId; word: RegExp }>),
)

/** Returns null when the key is unknown or its description does not match. */
export function conceptOf(line: { concept: string; description: string }): ConceptId | null {
  const known = concepts.get(line.concept.trim())
  return known?.word.test(fold(line.description)) ? known.id : null
}

/** Changes "CAJA DE AHORRO" to "Caja de ahorro". */
export function readable(description: string): string {
  const text = description.trim()
  if (text !== text.toUpperCase()) return text
  return text.length <= 4 ? text : text.charAt(0) + text.slice(1).toLowerCase()
}
