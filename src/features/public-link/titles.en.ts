import { basic } from '#i18n/basic-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './titles.es.ts'

export const texts = {
  vacancies: 'Approve vacancy',
  incident: 'Approve absence',
  profile: basic.positionRequirements,
  candidate: 'Approve candidate',
  visit: 'Approve visit',
  offer: 'Job offer',
  workedRest: 'Approve worked rest day',
  candidates: 'Candidate registration',
  material: basic.materialEntry,
  exitPass: 'Approve exit pass',
  entryPass: 'Approve entry pass',
  overtime: 'Approve overtime',
  letter: basic.letter,
} satisfies Translation<typeof es>
