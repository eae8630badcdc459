import type { es } from './justify-texts.es.ts'
import type { Translation } from './texts.ts'

export const texts = {
  title: 'Justify the action',
  reason: 'Reason for the change',
  hint: 'Whoever asked for it will read it.',
  count: (count, limit) => `${count} of ${limit}`,
  needed: 'This field is required.',
  tooLong: 'the field must have at most 250 characters.',
  accept: 'Accept',
  sending: 'Saving…',
  cancel: 'Cancel',
} satisfies Translation<typeof es>
