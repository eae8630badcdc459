import type { Translation } from '#i18n/texts.ts'
import type { es } from './work-texts.es.ts'

export const texts = {
  missing: (steps: number) =>
    `The phone erased ${steps === 1 ? '1 step' : `${steps} steps`} you had not sent. Check your data.`,
  leave: {
    title: 'Sign out?',
    question: 'Data on this phone was not sent. If you leave, it is erased.',
    confirm: 'Erase it and leave',
    cancel: 'Stay here',
  },
  finish: {
    title: 'Finish?',
    question: 'You leave a step unfinished. We keep it 24 hours under your password.',
    confirm: 'Finish',
    cancel: 'Stay here',
  },
} satisfies Translation<typeof es>
