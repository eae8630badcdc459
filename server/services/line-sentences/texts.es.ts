import { KEY_LENGTH, type SentenceProblem, SENTENCE_LENGTH } from '#domain/pay-lines/own-sentence.ts'
import type { ValidDaysProblem } from '#domain/time/valid-days.ts'

export const sentenceTexts = {
  unknown: 'Esa explicación ya no existe.',
  taken: 'Ya hay una explicación de esa clave en esos días. Ponle último día o quítala primero.',
  full: 'Ya hay demasiadas explicaciones. Quita las que no uses.',
}

export const problemTexts: Record<Exclude<SentenceProblem, ValidDaysProblem>, string> = {
  key: `Escribe una clave de hasta ${KEY_LENGTH} letras o un tipo del SAT, no los dos.`,
  length: `Escribe de ${SENTENCE_LENGTH.least} a ${SENTENCE_LENGTH.most} letras.`,
}
