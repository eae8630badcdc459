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
      return 'Excel couldn’t calculate this cell.'
    case 'long':
      return `The ${name} has more than ${of} characters.`
    case 'number':
      return 'Use only digits, up to 10.'
    case 'noDay':
      return 'That date doesn’t exist.'
    case 'noDate':
      return 'Enter the date like this: 31/12/2026.'
    case 'tooLate':
      return 'That date can’t be used yet.'
    case 'tooEarly':
      return 'That date is too old.'
    case 'backwards':
      return 'It ends before it begins.'
    case 'tooManyDays':
      return `It covers more than ${of} days. Split it.`
    case 'choice':
      return `Enter one of these: ${of}.`
    case 'yesOrNothing':
      return 'Enter S or leave the cell blank.'
    case 'onlyOf':
      return `The ${name} is only used with: ${of}.`
    case 'unknownPerson':
      return `Number ${of} doesn’t exist.`
    case 'closedPerson':
      return `The person with number ${of} no longer works here.`
    case 'twice':
      return `Row ${of} already has the same data.`
    case 'several':
      return 'The portal has several of these. Remove them and upload the file again.'
    case 'unit':
      return `Row ${of}, which goes with this one, has an error.`
    default:
      return moneyProblemSentence({ ...problem, what })
  }
}
