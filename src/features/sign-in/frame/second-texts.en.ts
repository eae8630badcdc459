import { basic } from '#i18n/basic-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './second-texts.es.ts'

export const texts = {
  heading: 'Enter the 6 digits from your app',
  text: 'They change every 30 seconds.',
  label: 'The 6 digits',
  recoveryHeading: 'Enter a backup code',
  recoveryText: 'It has 10 letters and numbers. Each one works once.',
  recoveryLabel: 'Backup code',
  useRecovery: 'Use a backup code',
  useApp: 'Use the digits from my app',
  enter: basic.signIn,
  entering: 'Signing in…',
  empty: 'Enter the 6 digits',
  emptyRecovery: 'Enter your backup code',
  offline: 'No internet. Connect to finish signing in.',
  lost: 'No phone and no codes? Ask an administrator for help.',
} satisfies Translation<typeof es>
