import { basic } from './basic-words.en.ts'
import type { es } from './justify-texts.es.ts'
import type { Translation } from './texts.ts'

export const texts = {
  title: 'Justify the action',
  reason: 'Reason for the change',
  hint: 'The person who requested it will read it.',
  count: (count, limit) => `${count} of ${limit}`,
  needed: 'This field is required.',
  tooLong: 'The field must have at most 250 characters.',
  accept: 'Accept',
  sending: basic.saving,
  cancel: basic.cancel,
} satisfies Translation<typeof es>
