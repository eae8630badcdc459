import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  wait: (day) => `Wait until the evaluation date is available. Available date: ${day}`,
  registered: 'Saved successfully',
  notDone: shared.notSaved,
  sending: basic.saving,
  advance: {
    title: 'Go to the next step?',
    question: (name) => `The next step is choosing who evaluates ${name}.`,
    yes: 'Yes, continue',
  },
  activate: {
    title: 'Activate the evaluation?',
    question: (name) => `The next step is choosing who evaluates ${name}.`,
    yes: 'Yes, activate',
  },
  training: {
    title: 'Confirm the training?',
    question: (name) => `${name} finished the training.`,
    yes: 'Yes, confirm',
    done: 'Thank you for confirming.',
  },
  finish: {
    title: 'Notify and finish?',
    question: (name) => `${name} gets the result and the process ends.`,
    yes: 'Yes, finish',
    done: 'Process finished and notification sent. Thank you!',
  },
  extension: {
    title: 'Extend contract',
    months: 'For how long',
    month: phrases.months,
    from: 'Effective date',
    until: 'New date',
    waits: 'Returns to Waiting until the new date.',
    closes: 'Their unanswered surveys are closed.',
    reason: 'Reason for the extension',
    missing: 'Complete the data needed to extend the contract',
    needed: 'This field is required',
    tooLong: 'Use 250 characters or fewer.',
    failed: 'An error occurred while registering.',
    yes: 'Extend',
  },
  removal: {
    title: phrases.removePerson,
    text: 'They leave the list, and their unanswered surveys are closed.',
    reason: 'Reason for leaving',
    yes: shared.remove,
    done: 'Record removed.',
  },
  kardex: {
    title: 'Kardex check',
    loading: 'Checking the absences…',
    none: 'No absences: they can continue',
    noneText: 'Their evaluation moves to Closed. Compensation still has to approve it.',
    noneEarly: (day) => `They can continue from ${day} if there are still no absences.`,
    some: (count) => (count === 1 ? 'They have 1 absence' : `They have ${count} absences`),
    someText: 'They can’t continue with absences in the last 90 days.',
    list: 'Absences',
    understood: basic.gotIt,
    proceed: shared.proceed,
    done: 'The employee moved to Closed. Wait for Compensation’s approval',
  },
  plant: {
    title: 'Confirm administrative plant',
    kind: 'planta',
    subtitle: 'First day on the payroll',
    day: { day: shared.day, month: shared.month, year: shared.year },
    yes: shared.confirm,
    done: 'The permanent administrative position was confirmed. Thank you!',
  },
} satisfies Translation<typeof es>
