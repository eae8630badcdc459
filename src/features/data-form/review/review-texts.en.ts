import type { Translation } from '#i18n/texts.ts'
import type { es } from './review-texts.es.ts'

export const texts = {
  review: {
    title: 'Check your data',
    lead: 'See whether everything is right before you finish.',
    change: (name) => `Change ${name}`,
    nothing: 'No answer',
    missing: (step, name) => `Step ${step}: ${name}`,
    doubts: 'Look at this once more',
    doubtsLead: 'If it is right, go on.',
    finish: 'Save the record',
  },

  confirm: {
    title: 'Warning!',
    question: 'Are you sure you want to go on with the record',
    reminder: 'Remember to add all your close relatives (you can add siblings and children).',
    cancel: 'Cancel',
    accept: 'Go on',
    busy: 'Saving…',
  },
} satisfies Translation<typeof es>
