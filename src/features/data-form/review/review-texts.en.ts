import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './review-texts.es.ts'

export const texts = {
  review: {
    title: 'Check your data',
    lead: 'Make sure everything is right before you finish.',
    change: (name) => `Change ${name}`,
    nothing: phrases.noAnswer,
    missing: (step, name) => `Step ${step}: ${name}`,
    doubts: 'Check this again',
    doubtsLead: 'If it’s right, continue.',
    finish: 'Save the record',
  },

  confirm: {
    title: shared.warning,
    question: 'Are you sure you want to continue with the record',
    reminder: 'Remember to add all your close relatives (you can add siblings and children).',
    cancel: basic.cancel,
    accept: shared.proceed,
    busy: basic.saving,
  },

  done: {
    title: 'You finished your 7 steps',
    lacking: 'Something is missing from your data',
    lackingText: 'Check what’s marked below.',
    stuck: {
      rejected: {
        title: (count) => (count === 1 ? 'Correct 1 step' : `Correct ${count} steps`),
        link: (name) => `Correct ${name}`,
      },
      conflict: {
        title: (count) => (count === 1 ? 'Choose in 1 step' : `Choose in ${count} steps`),
        link: (name) => `Choose in ${name}`,
      },
      stray: {
        title: (count) => (count === 1 ? 'Do 1 step again' : `Do ${count} steps again`),
        link: (name) => `Do ${name} again`,
      },
    },
    documents: 'Upload your documents',
    missing: (count) => (count === 1 ? '1 document is missing.' : `${count} documents are missing.`),
    complete: 'All 6 of your documents are here.',
    seeDocuments: shared.seeMyDocuments,
    next: shared.whatsNext,
    nextDocuments: 'Upload your documents with the camera.',
    nextReview: 'Human Resources reviews everything.',
    nextTold: 'If anything is missing, we’ll let you know.',
  },

  data: {
    title: 'Your data',
    lead: 'You can change your data: it counts once saved, and Human Resources will see it.',
    notKnown: 'Go online to see if you can change your data.',
    askThem: 'To change your data, ask Human Resources for help.',
    changed: (date) => `You changed this on ${date}; Human Resources will see it.`,
    unfinished: 'You have an unsaved change. For now, what’s above counts.',
    unfinishedOver: 'A change is waiting to be sent. What you typed after it isn’t saved.',
    undecidedOver: 'Choose between two versions. What you typed after them isn’t saved.',
    decide: 'Choose',
    seeWaiting: shared.seeWhatsWaiting,
    goOn: (name) => `Continue with ${name}`,
    giveUp: phrases.discard,
    notGivenUp: 'It couldn’t be discarded. What you typed is still here.',
    lacking: 'Something here is missing or no longer valid. Check it.',
    notHere: 'Go online to see your data here.',
    doubtsLead: 'If it’s right, leave it as it is.',
    show: shared.showIt,
    hide: basic.hide,
    showLabel: 'Show your numbers',
    hideLabel: 'Hide your numbers',
    covered: (end) => `Hidden, ends in ${end}`,
  },
} satisfies Translation<typeof es>
