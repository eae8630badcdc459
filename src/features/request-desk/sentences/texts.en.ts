import { basic } from '#i18n/basic-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import { changeWords } from '../parts/change-words.en.ts'
import type { es } from './texts.es.ts'

export const texts = {
  text: 'Write what a code on your payslips is. People see your explanation instead of the general one.',
  loading: 'Loading the explanations…',
  slow: basic.slow,
  again: basic.tryAgain,
  cancel: basic.cancel,
  saving: basic.saving,
  stillSaving: changeWords.stillSaving,
  count: phrases.countOf,
  old: 'We couldn’t update the explanations.',
  none: 'You haven’t written any explanations yet.',
  sides: {
    percepcion: 'Earning',
    otroPago: 'Other payment',
    deduccion: 'Deduction',
  },
  key: (key) => `code ${key}`,
  satType: (code) => `SAT type ${code}`,
  from: (day) => `Applies from ${day}`,
  range: (from, to) => `Applies from ${from} to ${to}`,
  by: (who) => `Written by ${who}.`,
  write: {
    open: 'Write an explanation',
    side: 'Part of the payslip',
    of: { label: 'What is it about?', key: 'A code', satType: 'A SAT type' },
    key: 'Code on the payslip',
    satType: 'SAT type, three digits',
    from: 'First day it applies',
    to: 'Last day it applies (optional)',
    days: 'The last day of the payslip’s period counts.',
    text: 'Explanation',
    parts: changeWords.parts,
    send: basic.save,
    notSent: 'Your explanation wasn’t saved.',
    done: 'You saved the explanation.',
  },
  problems: {
    key: { key: 'Enter a code of up to 20 characters.', satType: 'Enter the three digits of the type.' },
    length: (least, most) => `Enter ${least} to ${most} characters.`,
    day: changeWords.wholeDay,
    end: changeWords.laterDay,
  },
  end: {
    open: 'Set last day',
    title: 'Last day of the explanation',
    label: 'Last day it applies',
    confirm: 'Save last day',
    done: 'You saved the last day.',
  },
  withdraw: {
    open: shared.remove,
    title: 'Remove the explanation',
    question: 'It will no longer show on any payslip, not even on earlier ones.',
    confirm: 'Yes, remove',
    done: 'You removed the explanation.',
  },
  notDone: changeWords.notDone,
  offline: { title: 'Connect to see the explanations', text: changeWords.notKept },
  failure: changeWords.failure,
} satisfies Translation<typeof es>
