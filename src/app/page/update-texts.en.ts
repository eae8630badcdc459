import type { Translation } from '#i18n/texts.ts'
import type { es } from './update-texts.es.ts'

export const texts = {
  title: 'There is a new version',
  text: 'We save what you have and open the new one.',
  losing: 'What you wrote here is not saved. Finish before you update.',
  action: 'Update',
  busy: 'Updating…',
  later: 'Later',
} satisfies Translation<typeof es>
