import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  close: basic.close,
  again: basic.tryAgain,
  older: 'See earlier payslips',
  preparing: shared.preparing,
  progress: (done, total) => `Loading payslip ${done} of ${total}`,
  needsInternet: 'Needs internet',
  offline: (names) => `Not on this device: ${names}. Connect to the internet to load them.`,
  online: (names) => `Not on this device: ${names}. We load them over the internet.`,
  notAnswered: (names) => `You’re offline and these aren’t here: ${names}.`,
  notFound: (names) => `We couldn’t load these payslips: ${names}.`,
  noDetail: (names) => `These only have a PDF and can’t be joined: ${names}.`,
  joined: {
    label: (most) => `Choose up to ${most} payslips`,
    text: 'You get them in a single PDF. Lenders usually ask for the last three.',
    tooMany: (most) => `You already chose ${most}. Remove one to choose another.`,
    none: 'Choose at least one payslip.',
    make: (count) => (count === 1 ? 'Make a PDF of 1 payslip' : `Join ${count} payslips`),
    others: (count) => (count === 1 ? 'Continue with 1 payslip' : `Continue with ${count} payslips`),
    title: 'Joined payslips',
  },
  year: {
    title: 'Earnings statement',
    label: 'Year',
    text: 'We add up your stamped payslips of the year, month by month. It is not a SAT document.',
    count: (count, here) =>
      `${count === 1 ? '1 stamped payslip' : `${count} stamped payslips`} · ${here} on this device`,
    countShared: (count) => (count === 1 ? '1 stamped payslip' : `${count} stamped payslips`),
    unlisted: (names) => `Your list doesn’t have: ${names}.`,
    unstamped: (names) => `Not stamped yet, not added: ${names}.`,
    maybeMore: 'Your list of this year may be incomplete.',
    lacks: 'The statement names the payslips it lacks.',
    none: 'There are no stamped payslips of this year.',
    make: 'Make statement',
  },
} satisfies Translation<typeof es>
