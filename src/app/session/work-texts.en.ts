import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './work-texts.es.ts'

export const texts = {
  missing: (steps: number) =>
    `The phone erased ${steps === 1 ? '1 step' : `${steps} steps`} you hadn’t sent. Check your data.`,
  leave: {
    title: 'Sign out?',
    question: 'You have unsent data. It stays here, protected by your password.',
    lost: 'You have unsaved work. If you leave, it’s erased.',
    goesByItself: 'What you confirmed will be sent when you’re online. You can leave.',
    confirm: basic.signOut,
    cancel: shared.stayHere,
  },
  finish: {
    title: 'Finish?',
    question: 'You have something unsent. We save it for 24 hours with your password.',
    lost: 'You have something unsent. If you finish, it’s erased.',
    confirm: 'Save and finish',
    confirmLost: 'Erase and finish',
    cancel: shared.stayHere,
  },
} satisfies Translation<typeof es>
