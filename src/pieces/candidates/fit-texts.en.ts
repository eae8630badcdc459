import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './fit-texts.es.ts'

const years = (count: number) => (count === 1 ? '1 year' : `${count} years`)

export const texts = {
  title: 'Requirements met',
  lead: 'Answer one requirement at a time.',
  kinds: { escolaridad: 'Education', conocimiento: 'Knowledge', experiencia: 'Experience' },
  answers: { si: shared.yes, parcial: 'Partially', no: shared.no },
  place: (at, of) => `${at} of ${of}`,
  time: (all) =>
    [Math.floor(all / 12) > 0 && years(Math.floor(all / 12)), all % 12 > 0 && phrases.months(all % 12)]
      .filter(Boolean)
      .join(' '),
  needed: 'Choose an answer.',
  answered: (count, all) => `${count} of ${all} answered`,
  missing: (count) => (count === 1 ? '1 answer is missing.' : `${count} answers are missing.`),
  share: basic.positionRequirements,
  percent: (share) => `${share}%`,
  picture: (share) => `Position requirements: ${share} percent`,
  notes: 'Notes from Human Resources',
} satisfies Translation<typeof es>
