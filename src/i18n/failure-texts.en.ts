import type { Translation } from './texts.ts'
import type { es } from './failure-texts.es.ts'

export const texts: Translation<typeof es> = {
  text: (detail) => `An error occurred: ${detail}`,
  offline: 'there’s no internet.',
  expired: 'your session ended.',
  unavailable: 'the portal isn’t responding.',
  malformed: 'the portal didn’t respond properly.',
  rejected: 'the portal didn’t return the data.',
}
