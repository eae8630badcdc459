import { KEY_LENGTH, type SentenceProblem, SENTENCE_LENGTH } from '#domain/pay-lines/own-sentence.ts'

export const sentenceTexts = {
  unknown: 'Esa explicación ya no existe.',
  taken: 'Ya hay una explicación de esa clave en esos días. Ponle último día o quítala primero.',
  early: 'El último día no puede ser anterior al primero.',
  later: 'Solo puedes adelantar el último día.',
  full: 'Ya hay demasiadas explicaciones. Quita las que no uses.',
}

export const problemTexts: Record<SentenceProblem, string> = {
  key: `Escribe una clave de hasta ${KEY_LENGTH} letras o un tipo del SAT, no los dos.`,
  length: `Escribe de ${SENTENCE_LENGTH.least} a ${SENTENCE_LENGTH.most} letras.`,
  day: 'Ese día no existe.',
  end: 'El último día no puede ser anterior al primero.',
}
