import { shared } from './shared-words.en.ts'
import type { es } from './document-names.es.ts'
import type { Translation } from './texts.ts'

export const texts = {
  1: 'Birth certificate',
  2: shared.curp,
  3: 'Proof of address',
  4: 'INE',
  5: 'School certificate',
  6: 'Social security number (IMSS)',
  7: 'Job application or résumé',
  8: 'Tax status certificate',
  9: 'Driver’s license',
  10: 'Letter of recommendation',
  11: 'Marriage certificate',
  12: 'Bank statement',
  13: 'Children’s birth certificates',
} satisfies Translation<typeof es>
