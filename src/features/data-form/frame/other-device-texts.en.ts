import type { Translation } from '#i18n/texts.ts'
import type { es } from './other-device-texts.es.ts'

export const texts = {
  title: 'The portal has newer answers',
  serverKept: (date) => `You see the newest. What is on this device is from ${date}.`,
  serverTitle: 'You had saved this step before',
  localKept: (date) => `You see what you write here. What is saved is from ${date}.`,
  compare: 'See the difference',
  hide: 'Hide',
  saved: 'What is saved',
  device: 'What is on this device',
  nothing: 'No answer',
  useSaved: 'Use what is saved',
  useDevice: 'Use what is on this device',
} satisfies Translation<typeof es>
