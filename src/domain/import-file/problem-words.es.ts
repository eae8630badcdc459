import type { SentenceFor } from './cell-problem.ts'

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const cellSentences = {
  empty: (name) => `Falta ${name}.`,
  broken: () => 'Excel no pudo calcular esta celda.',
  long: (name, of) => `${capitalize(name)} trae más de ${of} letras.`,
  number: () => 'Usa solo números, hasta 10.',
  noDay: () => 'Ese día no existe.',
  noDate: () => 'Escribe la fecha así: 31/12/2026.',
} satisfies Record<string, SentenceFor>
