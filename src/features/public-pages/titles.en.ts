import type { Translation } from '#i18n/texts.ts'
import type { es } from './titles.es.ts'

export const texts = {
  forbidden: 'No access',
  privacy: 'Privacy notice',
  talent: 'Human Talent',
  firstStart: 'First time',
  vacancies: 'Authorize vacancy',
  incident: 'Authorize incident',
  profile: 'Profile fit',
  candidate: 'Authorize candidate',
  visit: 'Authorize visit',
  offer: 'Authorize offer',
  workedRest: 'Authorize worked rest day',
  candidates: 'Candidate registration',
  material: 'Material entry',
  exitPass: 'Authorize exit pass',
  entryPass: 'Authorize entry pass',
  overtime: 'Authorize overtime',
} satisfies Translation<typeof es>
