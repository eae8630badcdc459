import type { Translation } from '#i18n/texts.ts'
import type { es } from './second-texts.es.ts'

export const texts = {
  heading: 'Type the 6 numbers from your app',
  text: 'They change every 30 seconds.',
  label: 'The 6 numbers',
  recoveryHeading: 'Type a backup code',
  recoveryText: 'It has 10 letters and numbers. Each one works once.',
  recoveryLabel: 'Backup code',
  useRecovery: 'Use a backup code',
  useApp: 'Use the numbers from my app',
  enter: 'Sign in',
  entering: 'Signing in…',
  empty: 'Type the 6 numbers',
  emptyRecovery: 'Type your backup code',
  offline: 'No internet. The second step needs a connection.',
  lost: 'No phone and no codes? Ask an administrator for help.',
} satisfies Translation<typeof es>
