import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import { fieldMessages, stepMessages } from '#domain/data-form/data-form-texts.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  title: 'Update your data',
  loading: 'Looking for your data…',
  slow: basic.slow,
  again: basic.tryAgain,
  back: basic.back,
  close: basic.close,
  checkFailed: 'An error occurred: ',
  saved: 'Data saved correctly',
  notSaved: 'Something went wrong',
  notKept: 'It couldn’t be saved here. Check your storage and try again.',
  unexplained: shared.refusedReasonLater,
  changed: 'The portal already had other answers for a step. Choose which ones to keep.',
  seen: (date) => `Data from the portal: ${date}`,
  yes: () => 'Yes',
  no: () => 'No',
  unnamed: phrases.optionNumber,

  failures: {
    offline: 'No internet.',
    expired: shared.sessionEnded,
    unavailable: shared.noResponseLater,
    malformed: 'The portal didn’t respond properly.',
    rejected: 'It couldn’t be saved.',
  },

  steps: [
    'Address and contact',
    'Personal data',
    'Identification',
    'Education',
    'Languages and courses',
    'Health',
    'Family',
  ],

  states: {
    notBegun: 'Not started',
    begun: 'In progress',
    rejected: shared.errorTapToCorrect,
  },

  list: {
    label: 'The 7 steps',
    lead: '7 short steps. You can stop and continue later.',
    ready: 'Have on hand',
    readyWhat: 'INE, CURP, RFC and NSS. Plus a relative’s mobile number.',
    parts: (count) => (count === 1 ? '1 step' : `${count} steps`),
    refused: (count) => (count === 1 ? '1 step with an error' : `${count} steps with an error`),
    synced: (count) => `${count} of 7 steps done`,
    goOn: (step) => `Continue with step ${step}`,
    begin: 'Start with step 1',
    correct: (step) => `Correct step ${step}`,
    choose: (step) => `Choose in step ${step}`,
    review: 'Check and finish',
    allWaiting: (count) =>
      count === 1
        ? '1 step not sent yet; it will be sent automatically.'
        : `${count} steps not sent yet; they will be sent automatically.`,
    allSent: 'We sent your 7 steps. Confirmation is pending.',
    seeWaiting: shared.seeWhatsWaiting,
    kept: 'What you type stays on this phone.',
    mayGo: 'The phone may erase it if storage runs low. Install Turno to prevent that.',
    notKept: 'This browser doesn’t save anything. Finish each step online.',
  },

  step: {
    of: (step) => `Step ${step} of 7`,
    screenOf: (step, screen, screens) => `Step ${step} of 7 · screen ${screen} of ${screens}`,
    next: shared.next,
    back: 'Back',
    toReview: 'Check my data',
    saveChange: 'Save change',
    saving: basic.saving,
    retry: basic.tryAgain,
  },

  rules: stepMessages,
  fieldRules: fieldMessages,

  fieldErrors: {
    incomplete: 'This answer is missing.',
    notNumeric: 'Numbers only.',
    postalCodeLength: 'It must be 5 digits.',
    mobileLength: 'It must be 10 digits.',
    mailInvalid: 'Enter an email with @.',
    mailOfCompany: 'Use your personal email.',
    phoneNotNumeric: 'Numbers only.',
    ineLength: 'It must be 10 digits.',
    rfcLength: 'It must be 13 letters and numbers.',
    nssLength: 'It must be 11 digits.',
    curpLength: 'It must be 18 letters and numbers.',
    countNotNumeric: 'Numbers only.',
    emergencyLength: 'It must be 10 digits.',
    familyIncomplete: 'This answer is missing.',
    lastStepIncomplete: 'Add your family.',
    choice: 'Choose an option.',
    dateInvalid: shared.noSuchDate,
    birthRange: 'Between 01/01/1950 and today.',
    yearsRange: 'From 0 to 99 years.',
    monthsRange: 'From 1 to 11 months.',
    schoolMonthRange: 'Between 1956 and this year.',
    phoneTooLong: '15 digits or fewer.',
    weightRange: 'Between 20 and 300 kg.',
    ageRange: 'From 1 to 99 years.',
    tooMany: '30 at most.',
    tooLong: '120 letters or fewer.',
  },
} satisfies Translation<typeof es>
