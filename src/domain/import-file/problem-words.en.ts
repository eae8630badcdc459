import type { SentenceFor } from './cell-problem.ts'

export const cellSentences = {
  empty: (name) => `The ${name} is missing.`,
  broken: () => 'Excel couldn’t calculate this cell.',
  long: (name, of) => `The ${name} has more than ${of} characters.`,
  noDate: () => 'Enter the date like this: 31/12/2026.',
} satisfies Record<string, SentenceFor>
