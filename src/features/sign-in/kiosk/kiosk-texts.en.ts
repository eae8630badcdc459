import type { Translation } from '#i18n/texts.ts'
import type { es } from './kiosk-texts.es.ts'

export const texts = {
  number: {
    heading: 'Type your employee number',
    hint: 'It is on your badge, below your photo.',
    keys: 'Keys',
    erase: 'Delete',
    go: 'Next',
    help: 'I forgot my number',
  },
  letters: {
    heading: 'Type your nickname or mail',
    hint: 'Use the keyboard. 123 takes you back to numbers.',
    label: 'Nickname or mail',
    empty: 'Type your nickname or your mail',
  },
  password: {
    heading: 'Type your password',
    who: (name: string) => `You sign in as ${name}`,
  },
  help: {
    heading: 'Where is my number?',
    badge: 'On your badge, below your photo.',
    payslip: 'On your payslip, at the top.',
    people: 'Human Resources will tell you. Bring an ID.',
    letters: 'Sign in with my nickname or mail',
  },
  leftovers: 'Wait: we are still erasing what the last visit left.',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} satisfies Translation<typeof es>
