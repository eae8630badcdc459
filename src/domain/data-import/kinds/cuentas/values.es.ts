/** Spellings of each value in files, in lower case and without accents (domain/text/fold.ts). */
export const benefits: Readonly<Record<'A' | 'I', readonly string[]>> = {
  A: ['a', 'activo'],
  I: ['i', 'inactivo'],
}

export const offered = {
  answer: 'S, N',
  benefit: 'A, I',
} as const
