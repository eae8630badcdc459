import type { Translation } from '#i18n/texts.ts'
import type { es } from './task-texts.es.ts'

export const texts = {
  upload: {
    1: 'Upload your birth certificate',
    2: 'Upload your CURP',
    3: 'Upload your proof of address',
    4: 'Upload your INE',
    6: 'Upload your social security number (IMSS)',
    8: 'Upload your tax status certificate',
  },
  uploadText: (missing) => (missing === 1 ? 'Document · 1 missing' : `Document · ${missing} missing`),
  comments: (count) => (count === 1 ? 'Check 1 comment' : `Check ${count} comments`),
  commentsText: 'On your documents',
  refused: 'Correct a document',
  refusedText: 'It wasn’t accepted',
} satisfies Translation<typeof es>
