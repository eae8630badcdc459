import type { Translation } from '#i18n/texts.ts'
import type { es } from './work-texts.es.ts'

export const texts = {
  missing: (steps: number) =>
    `The phone erased ${steps === 1 ? '1 step' : `${steps} steps`} you had not sent. Check your data.`,
  leave: {
    title: 'Sign out?',
    question: 'Some data was not sent. It stays here, locked with your password.',
    lost: 'You leave something unsaved. If you leave, it is erased.',
    goesByItself: 'What you confirmed is sent by itself when there is internet. You can leave.',
    confirm: 'Sign out',
    cancel: 'Stay here',
  },
  finish: {
    title: 'Finish?',
    question: 'You leave something unsent. We keep it 24 hours under your password.',
    lost: 'You leave something unsent. If you finish, it is erased.',
    confirm: 'Keep and finish',
    confirmLost: 'Erase and finish',
    cancel: 'Stay here',
  },
} satisfies Translation<typeof es>
