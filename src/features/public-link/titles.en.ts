import type { Translation } from '#i18n/texts.ts'
import type { es } from './titles.es.ts'

export const texts = {
  vacancies: 'Authorize vacancy',
  incident: 'Authorize absence',
  profile: 'Profile fit',
  candidate: 'Authorize candidate',
  visit: 'Authorize visit',
  offer: 'Job offer',
  workedRest: 'Authorize worked rest day',
  candidates: 'Candidate registration',
  material: 'Material entry',
  exitPass: 'Authorize exit pass',
  entryPass: 'Authorize entry pass',
  overtime: 'Authorize overtime',
} satisfies Translation<typeof es>
