import { failures } from '#i18n/failure-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import { MAX_BENEFIT, MAX_IDEA, MAX_PLACE } from '#domain/improvements/limits.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  slow: basic.slow,
  again: basic.tryAgain,
  close: basic.close,
  failure: {
    ...failures.later,
    offline: shared.needsInternet,
    rejected: 'The portal didn’t accept this. Check the information.',
  },
  offline: { title: 'The ideas haven’t loaded yet', text: shared.loadedOnlineThem },
  states: {
    1: 'Registered',
    2: shared.inReview,
    3: 'Assigned',
    4: 'In progress',
    5: 'Implemented',
    6: 'Declined',
  } as Readonly<Record<number, string>>,
  card: {
    folio: phrases.folioNumber,
    where: 'Where',
    benefit: 'Benefit',
    engineer: (name) => `Handled by ${name}`,
    steps: 'Progress of the idea',
    said: 'Replies',
    photo: 'See the photo',
    photoOf: (folio) => `Photo of the idea with folio ${folio}`,
    photoLoading: 'Loading the photo…',
  },
  own: {
    loading: 'Loading your ideas…',
    new: 'Register an idea',
    none: 'You have no ideas yet',
    noneText: 'Tell us what could be better at work.',
    old: 'We couldn’t refresh your ideas',
    list: 'Your ideas',
    unexplained: shared.refusedReasonLater,
    delivered: 'Your idea is registered.',
  },
  form: {
    lead: 'Small ideas count too.',
    leadText:
      'Improvement engineering and Human Resources read every idea. We’ll tell you when yours moves forward.',
    what: 'What could be better?',
    whatHint: 'Say what happens today and what you would do.',
    where: 'Where?',
    whereHint: 'Area, line or machine.',
    benefit: 'What would we gain?',
    benefitHint: 'Time, safety, comfort, money…',
    count: phrases.countOf,
    photo: 'Photo',
    photoHint: 'Only if it helps explain the idea.',
    addPhoto: shared.addAPhoto,
    photoAlt: 'Photo of your idea',
    photoUnseen: 'We can’t show the photo, but it will be sent.',
    retake: phrases.change,
    remove: shared.remove,
    captureLabel: 'Improvement idea',
    photoUnread: 'We couldn’t read the photo. Take it again.',
    photoNotKept: 'There’s no space to save the photo. Send it before you close.',
    send: 'Register idea',
    sending: basic.saving,
    draft: shared.savedOnThisDevice,
    notKept: 'This device doesn’t save what you type. Don’t close the page.',
    queued: shared.savedHereAndSent,
    rejectedTitle: 'Your idea wasn’t registered',
    noRoom: 'There’s no space on the device. Remove the photo and try again.',
    missing: shared.requiredField,
    long: {
      what: `More than ${MAX_IDEA} letters. Make it shorter.`,
      where: `More than ${MAX_PLACE} letters. Make it shorter.`,
      benefit: `More than ${MAX_BENEFIT} letters. Make it shorter.`,
    },
    problemCount: (count) =>
      count === 1
        ? '1 thing is missing. Tap to go there.'
        : `${count} things are missing. Tap one to go there.`,
  },
} satisfies Translation<typeof es>
