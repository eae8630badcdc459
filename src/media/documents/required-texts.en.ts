import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './required-texts.es.ts'

export const texts = {
  title: 'Required documents',
  close: basic.close,
  back: 'Back to the list',
  cancel: basic.cancel,
  loading: 'Loading the documents…',
  slow: basic.slow,
  again: basic.tryAgain,
  required: 'Required',
  optional: 'Only if you have it',
  uploaded: 'Uploaded',
  missing: phrases.missing,
  view: phrases.view,
  upload: 'Upload',
  replace: 'Replace',
  remove: 'Delete',
  help: 'Help',
  about: (action, name) => `${action}: ${name}`,
  viewOnly: 'These documents can only be viewed.',
  helpTitle: 'Several certificates in one file',
  helpText: [
    'Put your children’s birth certificates into one file.',
    'Take one photo per certificate: “Add another page” joins them into a PDF.',
    'If you already have a PDF with all of them, choose that file.',
  ],
  understood: basic.gotIt,
  uploading: shared.uploadingTheFile,
  checking: 'Checking the file…',
  cancelled: 'You canceled the upload.',
  uploadDone: (name) => `Saved: ${name}.`,
  uploadKept: 'The file is still here. Try again.',
  reason: basic.reason,
  reasonHint: 'Explain the reason in 10 characters or more.',
  reasonFor: 'The person will read this reason.',
  reasonEmpty: shared.enterTheReason,
  reasonTooLong: phrases.charactersUsed,
  count: phrases.countOf,
  removing: 'Deleting…',
  removed: (name) => `Deleted: ${name}.`,
  removeFailed: 'The document couldn’t be deleted',
} satisfies Translation<typeof es>
