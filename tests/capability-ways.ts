/**
 * Tests of `npm test` by capability: the main way, a refusal, no network, another person's id. Checked by
 * capability-ways.test.ts.
 */

/** File, and a part of the test's title as written in the source. */
export type Cell = readonly [file: string, part: string]

interface Row {
  parts: readonly string[]
  main: Cell
  refused: Cell
  offline: Cell
  /** Test, or the reason why the capability has no data of a person. */
  stranger: Cell | string
}

/** Features without a row: they only show parts of other capabilities. */
export const FRAMES: readonly string[] = ['home', 'public-pages', 'settings']

/** Commands for people who change the code. */
export const TOOLS: readonly string[] = [
  'npm start',
  'npm test',
  ...['bench', 'check', 'dev', 'pictures', 'test:browsers', 'test:faults', 'test:whole', 'unit'].map(
    (name) => `npm run ${name}`,
  ),
]

const flow = (name: string) => `tests/flows/${name}.test.ts`
const story = (name: string) => `tests/e2e/${name}.spec.ts`
const screen = (name: string) => `src/features/${name}.test.tsx`

const strangers = flow('wire/strangers')

export const capabilityWays: Record<string, Row> = {
  payslips: {
    parts: ['payslips'],
    main: [story('payslips/first-payslip'), '100101 reads a payslip online'],
    refused: [flow('payslips/payslips'), 'refuses the unknown period %s'],
    offline: [story('payslips/first-payslip'), 'again after a browser restart without the server'],
    stranger: [flow('payslips/payslips'), 'refuses a period that only a colleague has'],
  },
  'savings fund': {
    parts: ['savings', 'savings-cut', 'savings-desk', 'savings-rates'],
    main: [flow('savings/savings-flows'), 'requests a withdrawal, shows it in process and cancels it'],
    refused: [flow('savings/savings-moves'), 'is refused without savings and without membership'],
    offline: [flow('savings/savings-flows'), 'sends nothing without a network and queues nothing'],
    stranger: [flow('savings/savings-flows'), 'refuses another person’s movement'],
  },
  kardex: {
    parts: ['kardex'],
    main: [flow('kardex/kardex'), 'the summary counts the rows of the detail'],
    refused: [flow('kardex/kardex'), 'refuses the Folio %j'],
    offline: [screen('kardex/list/kardex-screen'), 'reports a missing network on the screen'],
    stranger: [flow('kardex/kardex'), 'refuses another person’s number'],
  },
  'data form': {
    parts: ['data-form'],
    main: [flow('documents/documents'), '%s registers step by step and reads the saved data'],
    refused: [flow('documents/documents'), '%s: refused with the message of the rule'],
    offline: [flow('outbox/outbox'), 'sends two steps in their order after being offline and a restart'],
    stranger: [strangers, 'data form: saves and reads only the caller’s own steps'],
  },
  documents: {
    parts: ['documents', 'document-review'],
    main: [story('documents/documents'), 'accepts another document in its place'],
    refused: [story('documents/documents'), 'says why a document was refused'],
    offline: [flow('documents/documents-device'), 'keeps a photo taken without a network'],
    stranger: [strangers, 'documents: shows no list, file or comment of another person'],
  },
  'clarifications and disputes': {
    parts: ['requests', 'request-desk'],
    main: [flow('requests/clarifications'), 'lists a new request with its folio'],
    refused: [flow('requests/clarifications'), 'CLARF-04 … CLARF-09: refuses %j'],
    offline: [flow('wire/requests-legacy'), 'sends a clarification only once when its response is lost'],
    stranger: [flow('requests/disputes'), 'refuses another person’s dispute'],
  },
  'requests and approvals': {
    parts: ['approvals', 'asking', 'incidents', 'pending', 'positions', 'public-link'],
    main: [flow('approvals/approvals'), 'human resources sees the week’s hours and decides once'],
    refused: [flow('approvals/approvals'), 'refuses requests for another team or with invalid dates'],
    offline: [flow('approvals/requests-device'), 'waits while offline, survives a restart'],
    stranger: [flow('approvals/approvals'), 'only the requester withdraws a request'],
  },
  gate: {
    parts: ['gate'],
    main: [flow('approvals/gate'), 'lists authorized visits of the day'],
    refused: [flow('approvals/gate'), 'refuses marks for unauthorized items'],
    offline: [flow('approvals/gate-device'), 'shows a guard’s offline marks to the next guard'],
    stranger: [strangers, 'gate: refuses the list of visits'],
  },
  'temporary staff and evaluations': {
    parts: ['temporary-staff', 'evaluations', 'evaluation-result'],
    main: [flow('evaluations/temporary-staff'), 'from waiting to a permanent position'],
    refused: [flow('evaluations/temporary-staff'), 'BR-39: refuses %s'],
    offline: [flow('evaluations/questionnaire-device'), 'keeps unsent answers encrypted after sign-out'],
    stranger: [flow('evaluations/questionnaire'), 'TMP-05: answers another person’s survey'],
  },
  vacancies: {
    parts: ['jobs', 'job-desk'],
    main: [flow('jobs/jobs'), 'JOB-13, CAJ-03: stores an application once'],
    refused: [flow('jobs/jobs'), '%s: refuses a person who is no longer eligible'],
    offline: [flow('jobs/jobs-device'), 'queues an application while offline'],
    stranger: [flow('jobs/job-desk'), 'refuses to show or move an application to people outside'],
  },
  candidates: {
    parts: ['candidates'],
    main: [flow('candidates/candidates'), 'leads a candidate from the proposal'],
    refused: [flow('candidates/candidates'), 'refuses proposals without an authorized vacancy'],
    offline: [
      screen('candidates/candidates'),
      'keeps showing a candidate and the offers when the network is lost',
    ],
    stranger: [strangers, 'candidates: refuses reading, proposing and discarding'],
  },
  recognition: {
    parts: ['recognition'],
    main: [flow('recognition/recognition'), 'lists principles and colleagues, gives one recognition'],
    refused: [flow('recognition/recognition'), 'RECO-06, RECO-07, RECO-08: refuses oneself'],
    offline: [screen('recognition/give-rules'), 'blocks the form without a network only when'],
    stranger: [flow('recognition/recognition'), 'P-143: hides a hidden recognition from everyone'],
  },
  polls: {
    parts: ['polls', 'poll-desk'],
    main: [flow('polls/polls'), 'reads the pending poll of 100106'],
    refused: [flow('polls/polls'), 'refuses the whole answer: %s'],
    offline: [flow('polls/polls-device'), 'keeps the answer queued and counts it once'],
    stranger: [flow('polls/poll-desk'), 'refuses every operation on a poll of another company'],
  },
  ideas: {
    parts: ['improvements'],
    main: [flow('improvements/improvements'), 'records each step of an idea'],
    refused: [flow('improvements/improvements'), 'none that is malformed or has an invalid picture'],
    offline: [flow('improvements/improvements-device'), 'keeps an idea with its photo while offline'],
    stranger: [flow('improvements/improvements'), 'shows an idea and its picture only to its author'],
  },
  assistant: {
    parts: ['assistant'],
    main: ['src/features/assistant/talk/conversation.test.ts', 'CHAT-07: takes a typed loan'],
    refused: ['src/features/assistant/talk/conversation.test.ts', 'with %j, refuses «%s»'],
    offline: [
      'src/features/assistant/talk/conversation.test.ts',
      'rejects a movement at once without a network',
    ],
    stranger: [flow('savings/savings-flows'), 'refuses another person’s movement'],
  },
  'notices and notifications': {
    parts: ['notice-board', 'notices', 'notifications'],
    main: [flow('notifications/push'), 'pushes a document comment to each device of the owner'],
    refused: [flow('notifications/notice-board'), 'refuses a notice: %s'],
    offline: [screen('notices/notices-screen'), 'does not claim an empty list when offline'],
    stranger: [flow('notifications/notifications'), 'ignores marks by other people'],
  },
  'PTU days, certifications, survey': {
    parts: ['reminders'],
    main: [flow('notifications/reminders'), 'PTU-01, PTU-02: returns only the newest year'],
    refused: [flow('notifications/reminders'), 'records the confirmation of a year’s PTU days once'],
    offline: [screen('reminders/reminders-screen'), 'CERT-06: says that nothing is pending after VACIO'],
    stranger: [strangers, 'PTU days, certifications, survey: nobody confirms'],
  },
  'time alerts': {
    parts: ['time-alerts'],
    main: [flow('time-alerts/time-alerts'), 'lists one’s own alerts newest first'],
    refused: [flow('time-alerts/time-alerts'), 'refuses the invalid body %j'],
    offline: [screen('time-alerts/alerts/time-alerts'), 'nothing is cached and there is no network'],
    stranger: [flow('time-alerts/time-alerts'), 'shows each leader only their own team'],
  },
  'sign-in and session': {
    parts: ['sign-in'],
    main: [flow('identity/login'), 'accepts %j as the name: number, nickname or mail'],
    refused: [flow('identity/login'), 'answers an unknown name and a wrong password'],
    offline: [flow('device/device'), 'opens its data offline with the password alone'],
    stranger: [story('identity/hand-over'), 'B finds none of A’s data in any storage'],
  },
  'second step': {
    parts: ['second-step'],
    main: [flow('identity/second-step-device'), 'stays signed out until the code is right'],
    refused: [flow('identity/second-step-device'), 'may retry after a wrong code'],
    offline: [flow('identity/second-step-device'), 'sees that a network is needed'],
    stranger: [strangers, 'second step: accepts no code of another person'],
  },
  passkeys: {
    parts: ['passkeys'],
    main: [flow('identity/passkey-device'), 'signs in with the passkey alone, with and without a network'],
    refused: [flow('identity/passkeys'), 'refuses a passkey made or used at another address'],
    offline: [flow('identity/passkey-device'), 'signs in with a network; offline it needs the password'],
    stranger: [strangers, 'passkeys: accept no pass, credential or number of another person'],
  },
  kiosk: {
    parts: [],
    main: [story('kiosk/kiosk-payslip'), 'signs in, prints the latest payslip and taps Terminar'],
    refused: [flow('kiosk/kiosk'), 'allows no sign-in without a network'],
    offline: [story('kiosk/kiosk'), 'Terminar works offline'],
    stranger: [flow('kiosk/kiosk'), 'leaves no bucket, key or valid token after sign-out'],
  },
  'data on the device': {
    parts: ['device'],
    main: [flow('device/stored'), 'counts files and answers'],
    refused: [flow('device/device'), 'ends the session when the server refuses the token'],
    offline: [flow('device/device'), 'continues after a restart without a network'],
    stranger: [flow('device/device'), 'leaves no data for the next person'],
  },
  'import of people': {
    parts: ['importing'],
    main: [flow('people-import/people-import'), 'checks the file and creates the people'],
    refused: [flow('people-import/people-import'), 'names the cell of each error'],
    offline: [
      screen('importing/people/people-screen'),
      'says that an import needs internet, keeps the chosen',
    ],
    stranger: [strangers, 'import of people: refuses the file and its rows'],
  },
  'decisions out': {
    parts: ['outbound'],
    main: [flow('outbound/outbound'), 'gives a program each authorized day off once'],
    refused: [flow('outbound/outbound'), 'refuses unknown and revoked keys'],
    offline: [screen('outbound/outbound-screens'), 'says that decisions need internet'],
    stranger: [flow('outbound/outbound'), 'shows a company nothing of another one'],
  },
  'import of data and payroll': {
    parts: ['npm run import:payroll'],
    main: [flow('payroll-import/payroll-import'), 'imports a ZIP of receipts'],
    refused: [flow('data-import/data-import-movements'), 'refuses a withdrawal below zero'],
    offline: [
      screen('importing/data/data-screen'),
      'restores the previous answer after one given offline, and shows a message',
    ],
    stranger: [strangers, 'import of data and payroll: refuses a file by its id'],
  },
  'people and roles': {
    parts: ['people', 'roles'],
    main: [flow('people/people'), 'an added person signs in once with the shown password'],
    refused: [flow('people/people'), '%s is refused, and no person is added'],
    offline: [screen('people/people-list'), 'disables the link to add a person when offline'],
    stranger: [strangers, 'people: shows a person and closes an account'],
  },
  'rules of the law': {
    parts: ['law-rules'],
    main: [flow('law/law-rows'), 'a rule of 2032 that an administrator writes applies on devices'],
    refused: [flow('law/law-rows'), 'refuses a file with a bad line, and keeps none of its rows'],
    offline: [screen('law-rules/law-screen'), 'says without a network that the rules are not on the device'],
    stranger: [flow('law/law-rows'), 'only administrators list, propose, import and decide'],
  },
  'own data and privacy': {
    parts: ['privacy'],
    main: [flow('privacy/own-data'), 'is one ZIP of the announced size'],
    refused: [flow('privacy/own-data'), 'needs the password; a wrong password is refused'],
    offline: [flow('privacy/privacy-consent'), 'stores the acceptance time of an offline device'],
    stranger: [flow('privacy/own-data'), 'is refused to other people'],
  },
  'security record': {
    parts: ['security-record'],
    main: [flow('record/audit-recording'), 'records sign-in and sign-out with person'],
    refused: [flow('record/security-record'), 'no row can be %s'],
    offline: [screen('security-record/record-screen'), 'asks to connect when the record cannot be fetched'],
    stranger: [strangers, 'security record: shows and exports a person’s events'],
  },
  'portal health': {
    parts: ['portal-health'],
    main: [flow('upkeep/portal-health'), 'show the 75th percentile'],
    refused: [flow('upkeep/portal-health'), 'exclude visits of a route with an id in it'],
    offline: [screen('portal-health/health-screen'), 'asks to connect when the figures cannot be fetched'],
    stranger: [strangers, 'portal health: refuses figures and errors'],
  },
  help: {
    parts: ['help'],
    main: ['src/app/routes/help.test.ts', '«%s» finds %s'],
    refused: ['src/app/routes/help.test.ts', 'no text for a screen that does not exist'],
    offline: ['src/features/help/help-screen.test.tsx', 'answers a question without a network'],
    stranger: ['src/app/routes/help.test.ts', 'finds only topics of screens that the person can open'],
  },
  'backup and restore': {
    parts: ['npm run backup', 'npm run restore'],
    main: [flow('upkeep/backup'), 'a backup restores every row and file'],
    refused: [flow('upkeep/backup'), 'a damaged backup or another key restores nothing'],
    offline: ['server/upkeep/nightly.test.ts', 'retries a failing target once an hour'],
    stranger: [flow('upkeep/backup'), 'another key restores nothing'],
  },
  'postal codes': {
    parts: ['npm run import:postal'],
    main: [flow('data-form/postal'), 'imports a small file, whose codes the look-up then returns'],
    refused: [flow('data-form/postal'), '%s: refused with the line number'],
    offline: [
      screen('data-form/fields/postal-section'),
      'says that the look-up needs a network, and lets the place be typed',
    ],
    stranger: 'The list is public, and its import takes no id.',
  },
}
