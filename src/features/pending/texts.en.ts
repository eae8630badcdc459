import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  loading: 'Looking for what is waiting…',
  slow: 'This takes longer than usual.',
  again: 'Try again',
  close: 'Close',
  none: 'Everything is sent',
  noneText: 'Nothing is waiting on this device.',
  lead: 'This is saved here. It is sent by itself when there is internet.',
  retry: 'Try now',
  retrying: 'Sending…',
  stillWaiting: 'It could not be sent yet.',
  since: (date) => `Since ${date}`,
  forms: { dataForm: 'Update your data', other: 'Request' },
  step: (form, step) => `${form} · step ${step}`,
  states: {
    queued: 'Waiting to be sent',
    sending: 'Sending…',
    rejected: 'Error: touch to correct',
    needsSession: 'Sign in with internet first',
  },
  correct: 'Correct',
  discard: 'Discard',
  discardTitle: 'Warning!',
  discardQuestion: (what) => `It will not be sent: ${what}. What you wrote stays on this device.`,
  discardLabel: 'Write BORRAR to discard it',
  discardWord: 'BORRAR',
  discardWrong: 'Write BORRAR, in capitals.',
  cancel: 'Cancel',
  discarded: 'It will not be sent any more.',
  tooLate: 'It is on its way. It can’t be discarded.',
} satisfies Translation<typeof es>
