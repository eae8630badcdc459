import type { SentenceFor } from './cell-problem.ts'

/** Capitalizes a sentence: 'el saldo' → 'El saldo'. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Sentences of the problems that every kind of file has, for the screen and the file of rows with errors. */
export const cellSentences = {
  empty: (name) => `Falta ${name}.`,
  broken: () => 'Excel no pudo calcular esta celda.',
  long: (name, of) => `${capitalize(name)} trae más de ${of} letras.`,
  number: () => 'Usa solo números, hasta 10.',
  noDay: () => 'Ese día no existe.',
  noDate: () => 'Escribe la fecha así: 31/12/2026.',
} satisfies Record<string, SentenceFor>
