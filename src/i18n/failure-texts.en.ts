import type { Translation } from './texts.ts'
import type { es } from './failure-texts.es.ts'

export const texts: Translation<typeof es> = {
  text: (detail) => `An error occurred: ${detail}`,
  offline: 'there is no internet.',
  expired: 'your session ended.',
  unavailable: 'the service does not answer.',
  malformed: 'the answer came incomplete.',
  rejected: 'the service did not give the data.',
}
