import { basic } from '#i18n/basic-words.en.ts'
import { failures } from '#i18n/failure-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'
import { lawWords } from './words.en.ts'

export const texts = {
  ...lawWords,
  text: 'What the law says and since when. Without confirmation it only informs.',
  loading: 'Loading the legal rules…',
  slow: basic.slow,
  again: basic.tryAgain,
  cancel: basic.cancel,
  saving: basic.saving,
  stillSaving: shared.stillSaving,
  count: phrases.countOf,
  old: 'We couldn’t update the legal rules.',
  none: 'No value today',
  since: phrases.sinceDay,
  range: (from, to) => `${from} to ${to}`,
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed',
  own: 'Your company’s',
  change: 'Propose another value',
  propose: {
    open: 'Propose a rule',
    title: 'Propose a rule',
    text: 'Another administrator confirms it before it applies.',
    rule: 'Rule',
    value: 'Value',
    from: shared.firstDay,
    until: 'Last day (optional)',
    article: 'Article',
    source: 'Where it was published',
    confirmed: 'Has someone read the value there?',
    parts: { day: shared.day, month: shared.month, year: shared.year },
    send: 'Propose the rule',
    done: 'You proposed the rule. Another administrator has to confirm it.',
  },
  file: {
    open: 'Upload a file',
    title: 'Upload a file of rules',
    text: 'A CSV with these columns, in this order:',
    choose: shared.chooseAFile,
    large: 'The file is too large.',
    unread: 'We couldn’t read the file. Choose it again.',
    empty: 'The file has no rules.',
    line: (line) => `Line ${line}`,
    more: (count) => `And ${count} more.`,
    ready: (count) => (count === 1 ? 'It has 1 rule.' : `It has ${count} rules.`),
    send: 'Propose its rules',
    done: 'You proposed the rules. Another administrator has to confirm them.',
  },
  problems: {
    header: 'The first line must have the columns above.',
    columns: 'It must have seven columns separated by commas.',
    rule: 'That rule doesn’t exist.',
    value: 'That value doesn’t fit that rule.',
    from: 'Enter a first day that exists.',
    until: 'Enter the first day or a later one.',
    article: 'Enter the article, such as LFT 76.',
    source: 'Enter where it was published, such as DOF 2026-03-03.',
    confirmed: 'Enter si or no.',
  },
  waiting: {
    title: 'To confirm',
    by: (who, day) => `${who} proposed it on ${day}.`,
    file: (name, count) => (count === 1 ? `${name}: 1 rule` : `${name}: ${count} rules`),
    mine: 'You proposed it. Another administrator must confirm it.',
    check: 'Compare the value with what was published before you confirm.',
    confirm: shared.confirm,
    refuse: basic.reject,
    withdraw: 'Withdraw my proposal',
  },
  decide: {
    confirmar: {
      title: 'Confirm legal rules',
      question: (count) =>
        count === 1
          ? 'The rule applies to everyone from its first day.'
          : `The ${count} rules apply to everyone.`,
      confirm: 'Yes, confirm',
      done: 'You confirmed the rules.',
    },
    retirar: {
      title: 'Withdraw your proposal',
      question: (count) =>
        count === 1
          ? 'No one will be able to confirm it.'
          : `No one will be able to confirm the ${count} rules.`,
      confirm: 'Yes, withdraw',
      done: 'You withdrew your proposal.',
    },
    rechazar: {
      title: 'Reject the proposal',
      reason: 'Why you reject it',
      wrong: (least, most) => `Enter the reason, ${least} to ${most} characters.`,
      done: 'You rejected the proposal.',
    },
  },
  earlier: {
    title: 'Earlier proposals',
    rechazada: (who, reason) => `${who} rejected it: “${reason}”`,
    retirada: (who) => `${who} withdrew it.`,
    sustituida: 'Another one replaced it.',
  },
  notDone: 'The change wasn’t saved.',
  offline: { title: 'Connect to see the legal rules', text: shared.notStoredYet },
  failure: { ...failures.soon, offline: shared.keptTryAgain, rejected: shared.notAcceptedRefresh },
} satisfies Translation<typeof es>
