import type { Translation } from '#i18n/texts.ts'
import type { es } from './terms-texts.es.ts'

const items = (count: number) => (count === 1 ? '1 item' : `${count.toLocaleString('es-MX')} items`)
const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('es-MX')} people`)

export const texts = {
  title: 'How long it is kept',
  text: 'Each night the portal blocks what is past its term: it leaves every screen. Months later it is erased.',
  others: 'The security record is kept for 5 years, and nobody can change it.',
  legend: 'From 0 to 10 years',
  least: 'At least',
  kept: 'Your term',
  groups: {
    pay: 'Pay and savings',
    file: 'Personal file',
    work: 'Daily work',
    talent: 'Entry and vacancies',
    company: 'Life in the company',
    portal: 'The portal',
  },
  kinds: {
    payslips: 'Payslips and their XML',
    savings: 'Savings fund and loans',
    imports: 'Faults of payroll files',
    documents: 'Documents of people who left',
    form: 'Data form',
    changes: 'Changes of the form',
    identity: 'Name, CURP and account',
    kardex: 'Kardex and PTU days',
    alerts: 'Time alerts and canteen',
    requests: 'Permits and approvals',
    visitors: 'Visits and entries',
    questions: 'Clarifications and disputes',
    candidates: 'Candidates',
    applications: 'Internal applications',
    evaluations: 'Temporary staff and evaluations',
    recognitions: 'Recognitions',
    ideas: 'Ideas for improvement',
    polls: 'Who was asked in polls',
    notifications: 'Notifications',
    visits: 'Screens that each person opens',
    access: 'Sessions and devices',
    roles: 'Roles that each person had',
    consents: 'Acceptances of the notice',
  },
  why: {
    payslips: 'From the end of the year of payment. Tax and social security law ask for 5 years.',
    savings: 'From the day the account is closed. It goes whole, once nothing is saved or owed.',
    imports: 'From the day the file was read.',
    documents: 'From the day the account is closed. Tax law asks for 5 years for payroll.',
    form: 'From the day the account is closed. Labour law asks for 1 year.',
    changes: 'From the change. The portal erases them after 13 months anyway.',
    identity: 'From the day the account is closed, and only when nothing else is left.',
    kardex: 'From the day the account is closed. Social security law asks for 5 years.',
    alerts: 'From their day. 2 years fulfil labour law.',
    requests: 'From their day or their answer. 2 years fulfil labour law.',
    visitors: 'From the day of the visit.',
    questions: 'From the answer. Without one, they stay.',
    candidates: 'From their last stage; if they were hired, from the day their account is closed.',
    applications: 'From their last step, once they are over.',
    evaluations: 'From the end of the process. There is 1 year to claim.',
    recognitions: 'From the day they were given.',
    ideas: 'From the day they were carried out or refused.',
    polls: 'From the day the account is closed. Answers have no name.',
    notifications: 'From the day they come. The portal erases them after 13 months anyway.',
    visits: 'From the day they are opened. The portal erases them after 13 months anyway.',
    access: 'From the day the account is closed.',
    roles: 'From the day the role ended.',
    consents: 'From the day the account is closed. They prove that it was accepted.',
  },
  reasons: {
    held: 'the person is held back',
    employed: 'the person still works here',
    open: 'they are still open',
    dispute: 'a question about pay has no answer yet',
    loan: 'a loan is open',
    balance: 'money is still saved',
    pending: 'a request is under way',
    needed: 'other data depends on them',
    rest: 'other data of theirs is still here',
  },
  stays: (count, why) => `${count === 1 ? '1 stays' : `${count.toLocaleString('es-MX')} stay`}: ${why}.`,
  employed: 'Also of people who still work here',
  yes: 'Yes',
  no: 'No',
  term: 'Term',
  never: 'Not erased',
  sweep: '13 months',
  sweepLong: 'As always: 13 months',
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
      : `Today it would block ${items(rows)} of ${people(persons)}.`
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
  warning: 'Warning!',
  saving: 'Saving…',
  saved: 'You saved the term. It counts from tomorrow.',
  savedNever: 'Saved: from today it is not blocked or erased.',
  savedSweep: 'Saved: it is erased after 13 months, as always.',
  notSaved: 'It was not saved',
  askSave: 'It counts from tomorrow. What is erased can’t be brought back. Save the term?',
  askNever: 'From today nothing of this is blocked or erased. Save?',
  askSweep: 'The portal erases it after 13 months, without blocking it first. Save?',
  yesSave: 'Yes, save',
  counting: 'Counting…',
  notCounted: 'We could not count what it would block.',
  countAgain: 'Count again',

  holds: {
    title: 'People held back',
    text: 'Nothing of theirs is blocked or erased, such as during a labour suit.',
    none: 'Nobody is held back.',
    number: (number) => `No. ${number}`,
    user: (user) => `User ${user}`,
    since: (day, by) => (by === '' ? `Since ${day}` : `Since ${day}, by ${by}`),
    add: 'Hold a person back',
    person: 'Employee number or user',
    reason: 'Reason',
    reasonHint: 'It stays in the record.',
    counted: (count, limit) => `${count} of ${limit}`,
    noPerson: 'Write the number or the user',
    noReason: 'Write the reason',
    go: 'Hold back',
    going: 'Saving…',
    done: (name) => `Nothing of ${name} is erased any more`,
    notDone: 'It was not saved',
    end: 'End',
    endLabel: (name) => `End the hold of ${name}`,
    endTitle: 'End this hold?',
    endText: (name) => `Terms count again for ${name}, from tonight.`,
    ended: 'You ended the hold',
  },
} satisfies Translation<typeof es>
