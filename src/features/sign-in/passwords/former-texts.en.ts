import type { Translation } from '#i18n/texts.ts'
import type { es } from './former-texts.es.ts'

export const texts = {
  heading: 'You have data that was not sent',
  text: 'It was saved with your previous password. Type it to get the data back.',
  password: 'Previous password',
  recover: 'Get my data back',
  giveUp: 'I don’t remember it',
  empty: 'Type your previous password',
  wrong: 'That is not the password it was saved with',
  sure: 'Go in without that data?',
  sureText: 'What you typed and did not send is erased.',
  yes: 'Erase it and go in',
} satisfies Translation<typeof es>
