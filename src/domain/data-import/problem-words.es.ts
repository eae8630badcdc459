import { fieldWords } from './field-words.es.ts'
import type { DataProblem } from './kind.ts'
import { moneyProblemSentence } from './problem-words-money.es.ts'

const begin = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns a problem's sentence, for the screen and for the file of rows with errors (P-231). */
export function dataProblemSentence(problem: DataProblem): string {
  const { field, what, of = '' } = problem
  const name = fieldWords[field] ?? field
  switch (what) {
    case 'empty':
      return `Falta ${name}.`
    case 'broken':
      return 'Excel no pudo calcular esta celda.'
    case 'long':
      return `${begin(name)} trae más de ${of} letras.`
    case 'number':
      return 'Usa solo dígitos, hasta 10.'
    case 'noDay':
      return 'Ese día no existe.'
    case 'noDate':
      return 'Escribe la fecha así: 31/12/2026.'
    case 'tooLate':
      return 'Esa fecha todavía no se puede usar.'
    case 'tooEarly':
      return 'Esa fecha es demasiado antigua.'
    case 'backwards':
      return 'Termina antes de empezar.'
    case 'tooManyDays':
      return `Abarca más de ${of} días. Divídelo.`
    case 'choice':
      return `Escribe una de estas opciones: ${of}.`
    case 'yesOrNothing':
      return 'Escribe S o deja la celda vacía.'
    case 'onlyOf':
      return `${begin(name)} solo se usa con: ${of}.`
    case 'unknownPerson':
      return `El número ${of} no existe.`
    case 'closedPerson':
      return `La persona con el número ${of} ya no trabaja aquí.`
    case 'twice':
      return `Lo mismo ya está en la fila ${of}.`
    case 'several':
      return 'Hay varios iguales en el portal. Quítalos y sube el archivo otra vez.'
    case 'unit':
      return `La fila ${of}, que va junto con esta, tiene un error.`
    default:
      return moneyProblemSentence({ ...problem, what })
  }
}
