import { basic } from '#i18n/basic-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './kiosk-texts.es.ts'

export const texts = {
  finish: 'Finish',
  home: basic.home,
  back: basic.back,
  kept: {
    aDay: 'It’s saved here for 24 hours. Only your password opens it.',
    untilLeft: 'What you type is erased when you finish.',
  },
  hello: (name: string) => (name === '' ? 'Hello' : `Hello, ${name}`),
  touch: 'Tap what you need',
  idle: {
    title: 'Are you still here?',
    text: (seconds: number) => `We’ll close your session on this kiosk in ${seconds} s.`,
    stay: 'I’m here',
  },
} satisfies Translation<typeof es>
