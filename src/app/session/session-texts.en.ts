import type { Translation } from '#i18n/texts.ts'
import type { es } from './session-texts.es.ts'

export const texts = {
  title: 'Your session is about to expire.',
  text: (time: string) => `It closes in ${time}. Tap the button to go on.`,
  stay: 'Stay signed in',
  staying: 'One moment…',
  leave: 'Sign out',
  leaving: 'Signing you out…',
  lastTitle: 'It is time to sign in again.',
  lastText: (time: string) => `It closes in ${time}. What you typed stays saved.`,
  seen: 'Got it',
  noAnswer: 'No answer. Check your internet and tap again.',
} satisfies Translation<typeof es>
