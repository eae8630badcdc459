import type { Translation } from '#i18n/texts.ts'
import type { es } from './task-texts.es.ts'

export const texts = {
  rate: (count: number) => (count === 1 ? 'Rate your clarification' : `Rate ${count} clarifications`),
  rateText: 'You got an answer',
  correctRequest: {
    clarification: 'Correct your clarification',
    dispute: 'Correct your dispute',
    dayOff: 'Correct your day off request',
    asking: 'Correct your request',
    privacyRight: 'Correct your privacy request',
  },
  correctRequestText: 'It wasn’t registered',
} satisfies Translation<typeof es>
