import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './session-texts.es.ts'

export const texts = {
  title: 'Your session is about to expire.',
  text: (time: string) => `It closes in ${time}. Tap the button to continue.`,
  stay: 'Stay signed in',
  staying: shared.oneMoment,
  leave: basic.signOut,
  leaving: basic.signingYouOut,
  lastTitle: 'It’s time to sign in again.',
  lastText: (time: string) => `It closes in ${time}. What you typed stays saved.`,
  seen: basic.gotIt,
  noAnswer: 'No response. Check your internet and tap again.',
} satisfies Translation<typeof es>
