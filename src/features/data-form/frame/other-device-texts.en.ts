import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './other-device-texts.es.ts'

export const texts = {
  title: 'The portal has newer answers',
  serverKept: (date) => `Showing the newest. What’s on this device is from ${date}.`,
  serverTitle: 'You had already saved this step',
  localKept: (date) => `Showing what you type here. What’s saved is from ${date}.`,
  compare: 'See the difference',
  hide: basic.hide,
  saved: 'What’s saved',
  device: 'What’s on this device',
  nothing: phrases.noAnswer,
  useSaved: 'Use what’s saved',
  useDevice: 'Use what’s on this device',
} satisfies Translation<typeof es>
