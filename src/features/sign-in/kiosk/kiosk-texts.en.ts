import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './kiosk-texts.es.ts'

export const texts = {
  number: {
    heading: 'Enter your employee number',
    hint: 'It’s on your badge, below your photo.',
    keys: 'Keys',
    erase: 'Delete',
    go: shared.continue,
    help: 'I forgot my number',
  },
  letters: {
    heading: 'Enter your username or email',
    hint: 'Use the keyboard. 123 takes you back to numbers.',
    label: 'Username or email',
    empty: 'Enter your username or email',
  },
  password: {
    heading: basic.enterYourPassword,
    who: (name: string) => `Signing in as ${name}`,
    print: 'Sign in and print my payslip',
  },
  help: {
    heading: 'Where is my number?',
    badge: 'On your badge, below your photo.',
    payslip: 'On your payslip, at the top.',
    people: 'Human Resources will tell you. Bring an ID.',
    letters: 'Sign in with my username or email',
  },
  leftovers: 'Please wait: we are still erasing the previous person’s data.',
  weekdays: basic.weekdays,
} satisfies Translation<typeof es>
