import { basic } from '#i18n/basic-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import { ruleWords } from '#pieces/payslips/rule-words.en.ts'
import { changeWords } from '../parts/change-words.en.ts'
import type { es } from './texts.es.ts'

const times = (count: number) => (count === 1 ? 'once' : `${count.toLocaleString('en')} times`)

export const texts = {
  text: 'The check compares each payslip with what the portal keeps. Switch off a rule that fails at your company.',
  period: 'The counts cover the last 365 days.',
  loading: 'Loading the rules…',
  slow: basic.slow,
  again: basic.tryAgain,
  cancel: basic.cancel,
  saving: basic.saving,
  stillSaving: changeWords.stillSaving,
  old: 'We couldn’t update the rules.',
  rules: ruleWords,
  used: (people) => {
    if (people === 0) return 'Nobody used it to ask for a clarification.'
    return people === 1 ? '1 person used it.' : `${people.toLocaleString('en')} people used it.`
  },
  verdicts: (right, wrong) => {
    if (right === 0 && wrong === 0) return 'Payroll hasn’t said yet whether it was right.'
    if (right === 0) return `It was wrong ${times(wrong)}.`
    return wrong === 0
      ? `It was right ${times(right)}.`
      : `It was right ${times(right)}, wrong ${times(wrong)}.`
  },
  isOn: 'On',
  off: (from) => `Off from ${from}`,
  offRange: (from, to) => `Off from ${from} to ${to}`,
  by: (who) => `Switched off by ${who}.`,
  switchOff: {
    open: 'Switch off',
    title: (rule) => `Switch off: ${rule}`,
    question: 'The rule doesn’t check payslips that are paid on these days.',
    from: 'First payday',
    to: 'Last payday (optional)',
    parts: changeWords.parts,
    confirm: 'Switch the rule off',
    done: 'You saved the days without this rule.',
  },
  switchOn: {
    open: 'Switch on',
    title: (rule) => `Switch on: ${rule}`,
    when: 'For which payments?',
    end: { label: 'Those from tomorrow on', text: 'Those paid while it was off stay unchecked.' },
    withdraw: { label: 'All', text: 'Also those of the days when it was off.' },
    question: 'The rule also checks payments of those days.',
    confirm: 'Switch the rule on',
    done: { end: 'The rule is on from tomorrow.', withdraw: 'You switched the rule on.' },
  },
  problems: {
    day: changeWords.wholeDay,
    end: changeWords.laterDay,
  },
  notDone: changeWords.notDone,
  offline: { title: 'Connect to see the rules', text: changeWords.notKept },
  failure: changeWords.failure,
} satisfies Translation<typeof es>
