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

  done: {
    title: 'You finished your 7 steps',
    lacking: 'Something is missing in your data',
    lackingText: 'Check what is marked below.',
    unsent: (count) => (count === 1 ? '1 step is not sent yet' : `${count} steps are not sent yet`),
    unsentText: 'It is sent by itself when there is internet.',
    documents: 'Upload your documents',
    missing: (count) => (count === 1 ? '1 document is missing.' : `${count} documents are missing.`),
    complete: 'Your 6 documents are here.',
    seeDocuments: 'See my documents',
    next: 'What comes next',
    nextDocuments: 'Upload your documents with the camera.',
    nextReview: 'Human resources checks everything.',
    nextTold: 'If anything is missing, we tell you.',
  },

  data: {
    title: 'Your data',
    lead: 'You can change your data: it counts once saved, and human resources sees it.',
    notKnown: 'With internet you see whether you can change your data.',
    askThem: 'To change your data, ask human resources for help.',
    changed: (date) => `You changed this on ${date}; human resources sees it.`,
    unfinished: 'You have a change that is not saved. What is above still counts.',
    unfinishedOver: 'A change waits to be sent. What you typed after it is not saved.',
    undecidedOver: 'There are two versions: choose one. What you typed after them is not saved.',
    decide: 'Choose',
    seeWaiting: 'See what is not sent yet',
    goOn: (name) => `Go on with ${name}`,
    giveUp: 'Discard',
    notGivenUp: 'It could not be discarded. What you typed is still here.',
    lacking: 'Something is missing here, or no longer valid. Check it.',
    notHere: 'With internet you see your data here.',
    doubtsLead: 'If it is right, leave it so.',
    show: 'Show',
    hide: 'Hide',
    showLabel: 'Show your numbers',
    hideLabel: 'Hide your numbers',
    covered: (end) => `Hidden, ends in ${end}`,
  },
} satisfies Translation<typeof es>
