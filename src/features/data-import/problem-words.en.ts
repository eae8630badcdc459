import type { DataProblem } from '#domain/data-import/kind.ts'
import { fieldWords } from '#domain/data-import/field-words.en.ts'
import { moneyProblemSentence } from './problem-words-money.en.ts'

export function englishField(field: string): string {
  return fieldWords[field] ?? field
}

/** Returns the problem in English; values from the file stay in Spanish. */
export function englishProblem(problem: DataProblem): string {
  const { field, what, of = '' } = problem
  const name = englishField(field)
  switch (what) {
    case 'empty':
      return `The ${name} is missing.`
    case 'broken':
      return 'Excel could not reckon this cell.'
    case 'long':
      return `The ${name} has more than ${of} letters.`
    case 'number':
      return 'Use digits alone, up to 10.'
    case 'noDay':
      return 'There is no such day.'
    case 'noDate':
      return 'Write the date like this: 31/12/2026.'
    case 'tooLate':
      return 'That day is too far ahead.'
    case 'tooEarly':
      return 'That day is too far back.'
    case 'backwards':
      return 'It ends before it begins.'
    case 'tooManyDays':
      return `It covers more than ${of} days. Divide it.`
    case 'choice':
      return `Write one of these: ${of}.`
    case 'yesOrNothing':
      return 'Write S or leave the cell empty.'
    case 'onlyOf':
      return `The ${name} only goes with: ${of}.`
    case 'unknownPerson':
      return `There is no number ${of}.`
    case 'closedPerson':
      return `Number ${of} no longer works here.`
    case 'twice':
      return `Row ${of} says the same already.`
    case 'several':
      return 'The portal has several of these. Take them away and upload it again.'
    case 'unit':
      return `Row ${of}, which goes with this one, has an error.`
    default:
      return moneyProblemSentence({ ...problem, what })
  }
}
