import type { Translation } from './texts.ts'
import type { es } from './failure-texts.es.ts'

export const texts: Translation<typeof es> = {
  text: (detail) => `An error occurred: ${detail}`,
  offline: 'there’s no internet.',
  expired: 'your session ended.',
  unavailable: 'the service isn’t responding.',
  malformed: 'the response was incomplete.',
  rejected: 'the service didn’t return the data.',
}
