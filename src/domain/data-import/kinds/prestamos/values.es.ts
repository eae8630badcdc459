/** Spellings of each value in files, in lower case and without accents (domain/text/fold.ts). */
export const frequencies: Readonly<Record<'weekly' | 'biweekly', readonly string[]>> = {
  weekly: ['s', 'semanal', 'semana', 'semanas', 'weekly'],
  biweekly: ['q', 'quincenal', 'quincena', 'quincenas', 'biweekly'],
}

export const offered = {
  frequency: 'S, Q',
} as const
