import type { Translation } from '#i18n/texts.ts'
import type { es } from './former-texts.es.ts'

export const texts = {
  heading: 'You have unsent data',
  text: 'It was saved with your previous password. Enter it to get the data back.',
  password: 'Previous password',
  recover: 'Get my data back',
  giveUp: 'I don’t remember it',
  empty: 'Enter your previous password',
  wrong: 'That is not the password it was saved with',
  sure: 'Sign in without that data?',
  sureText: 'What you typed but didn’t send will be erased.',
  yes: 'Erase and sign in',
} satisfies Translation<typeof es>
