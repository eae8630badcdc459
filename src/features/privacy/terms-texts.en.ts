import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './terms-texts.es.ts'

const items = (count: number) => (count === 1 ? '1 item' : `${count.toLocaleString('es-MX')} items`)

export const texts = {
  title: 'How long it is kept',
  text: 'Each night the portal blocks expired data: nobody can see it. Months later it is erased.',
  others: 'The security log is kept for 5 years, and no one can change it.',
  legend: 'From 0 to 10 years',
  least: 'Minimum',
  kept: 'Your term',
  groups: {
    pay: 'Pay and savings',
    file: 'Personal file',
    work: 'Daily work',
    talent: 'Hiring and vacancies',
    company: 'Life in the company',
    portal: 'The portal',
  },
  kinds: {
    payslips: 'Payslips and their XML',
    savings: 'Savings fund and loans',
    imports: 'Errors in payroll files',
    documents: 'Documents of people who left',
    form: 'Data form',
    changes: 'Changes to the form',
    identity: 'Name, CURP and account',
    kardex: 'Kardex and PTU days',
    alerts: 'Time alerts and canteen',
    requests: 'Permits and approvals',
    visitors: 'Visits and entries',
    questions: 'Clarifications and disputes',
    candidates: 'Candidates',
    applications: 'Internal applications',
    evaluations: 'Temporary staff and evaluations',
    recognitions: shared.recognitions,
    ideas: 'Ideas for improvement',
    polls: 'Who was asked in polls',
    notifications: shared.notifications,
    visits: 'Screens that each person opens',
    access: 'Sessions and devices',
    roles: 'Roles that each person had',
    consents: 'Acceptances of the notice',
  },
  why: {
    payslips: 'From the end of the year of payment. Tax and social security laws require 5 years.',
    savings: 'From the day the account is closed. It is erased completely once there is no balance or loan.',
    imports: 'From the day the file was read.',
    documents: 'From the day the account is closed. Tax law requires 5 years for payroll.',
    form: 'From the day the account is closed. Federal labor law requires 1 year.',
    changes: 'From the change. The portal erases them after 13 months anyway.',
    identity: 'From the day the account is closed, and only when nothing else is left.',
    kardex: 'From the day the account is closed. Social security law requires 5 years.',
    alerts: 'From the day of the alert. 2 years comply with federal labor law.',
    requests: 'From their day or their answer. 2 years comply with federal labor law.',
    visitors: 'From the day of the visit.',
    questions: 'From the answer. Without one, they stay.',
    candidates: 'From their last stage; if they were hired, from the day their account is closed.',
    applications: 'From their last step, once they have ended.',
    evaluations: 'From the end of the process. People have 1 year to make a claim.',
    recognitions: 'From the day they were given.',
    ideas: 'From the day they were carried out or rejected.',
    polls: 'From the day the account is closed. Answers have no name.',
    notifications: 'From the day they arrive. The portal erases them after 13 months anyway.',
    visits: 'From the day they are opened. The portal erases them after 13 months anyway.',
    access: 'From the day the account is closed.',
    roles: 'From the day the role ended.',
    consents: 'From the day the account is closed. They prove that it was accepted.',
  },
  reasons: {
    held: 'the person’s data is protected',
    employed: 'the person still works here',
    open: 'they are still open',
    dispute: 'a question about pay has no answer yet',
    loan: 'a loan is open',
    balance: 'there is still a balance',
    pending: 'a request is in progress',
    needed: 'other data depends on them',
    rest: 'the person still has other data',
  },
  stays: (count, why) => `${count === 1 ? '1 stays' : `${count.toLocaleString('es-MX')} stay`}: ${why}.`,
  employed: 'Also for people who still work here',
  yes: shared.yes,
  no: shared.no,
  term: 'Term',
  never: 'Not erased',
  sweep: '13 months',
  sweepLong: 'Default: 13 months',
  months: (count) => {
    if (count % 12 === 0) return count === 12 ? '1 year' : `${count / 12} years`
    return count === 1 ? '1 month' : `${count} months`
  },
  leastOf: (term) => `At least ${term}`,
  erasedAfter: (months) =>
    months === 1
      ? 'Once blocked, it is erased 1 month later.'
      : `Once blocked, it is erased ${months} months later.`,
  would: (rows, persons) => {
    if (rows === 0) return 'Today it would block nothing.'
    return persons === 0
      ? `Today it would block ${items(rows)}.`
      : `Today it would block ${items(rows)} of ${phrases.countPeople(persons)}.`
  },
  wouldFiles: (files) => {
    if (files === 0) return ''
    return files === 1 ? ' With 1 file.' : ` With ${files.toLocaleString('es-MX')} files.`
  },
  blocked: (rows) => `Blocked: ${rows.toLocaleString('es-MX')}.`,
  erases: (rows) => {
    if (rows === 0) return ''
    return rows === 1 ? ' Tonight 1 is erased.' : ` Tonight ${rows.toLocaleString('es-MX')} are erased.`
  },
  save: 'Save term',
  warning: shared.warning,
  saving: basic.saving,
  saved: 'You saved the term. It starts tomorrow.',
  savedNever: 'Saved: from today it is not blocked or erased.',
  savedSweep: 'Saved: it is erased after 13 months, the default.',
  notSaved: shared.notSaved,
  askSave: 'It starts tomorrow. Erased data can’t be recovered. Save the term?',
  askNever: 'From today none of this is blocked or erased. Save?',
  askSweep: 'The portal erases it after 13 months, without blocking it first. Save?',
  askNotice: 'If you published the privacy notice, it gets a new version.',
  newNotice: (version) => `Version ${version} of the notice was published.`,
  yesSave: 'Yes, save',
  counting: 'Counting…',
  notCounted: 'We couldn’t count how much would be blocked.',
  countAgain: 'Count again',

  holds: {
    title: 'People with protected data',
    text: 'None of their data is blocked or erased, for example during a labor lawsuit.',
    none: 'Nobody has protected data.',
    number: phrases.numbered,
    user: phrases.userNumber,
    since: (day, by) => (by === '' ? `Since ${day}` : `Since ${day}, by ${by}`),
    add: 'Protect a person’s data',
    person: 'Employee number or username',
    reason: basic.reason,
    reasonHint: 'It stays in the log.',
    counted: phrases.countOf,
    noPerson: 'Enter the number or username',
    noReason: 'Enter the reason',
    go: 'Protect',
    going: basic.saving,
    done: (name) => `No more of ${name}’s data is erased`,
    notDone: shared.notSaved,
    end: shared.remove,
    endLabel: (name) => `Remove the protection of ${name}`,
    endTitle: 'Remove the protection?',
    endText: (name) => `Terms apply to ${name} again from tonight.`,
    ended: 'You removed the protection',
  },
} satisfies Translation<typeof es>
