import { failures } from '#i18n/failure-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

const number = (count: number) => count.toLocaleString('en')

export const texts = {
  propose: 'Assign a role',
  waiting: {
    title: 'Waiting to be confirmed',
    dar: (role: string, name: string) => `Assign ${role} to ${name}`,
    quitar: (role: string, name: string) => `Remove ${role} from ${name}`,
    by: (name: string, day: string, end: string) => `Proposed by ${name} on ${day}. Expires on ${end}.`,
    mine: (day: string, end: string) => `You proposed it on ${day}. Expires on ${end}.`,
    ownText: 'Waiting for another administrator’s answer.',
    aboutYou: 'This change is about you: another administrator decides.',
    confirm: shared.confirm,
    refuse: basic.reject,
    withdraw: shared.withdraw,
    confirmTitle: 'Confirm this change?',
    refuseTitle: 'Reject this proposal?',
    withdrawTitle: 'Withdraw your proposal?',
    confirmText: 'It applies from now on. Their menu changes when they next sign in.',
    refuseText: 'Nothing changes. It stays in the log.',
    confirmed: 'Confirmed',
    refused: shared.rejected,
    withdrawn: shared.withdrawn,
  },
  list: {
    title: 'Who has roles',
    search: 'Search by number, name or email',
    searchShort: 'Number, name or email',
    clear: shared.clearSearch,
    role: 'Role',
    anyRole: 'All roles',
    total: (count: number) => (count === 1 ? '1 person with a role' : `${number(count)} people with a role`),
    none: 'We couldn’t find anyone with a role.',
    loading: 'Loading roles…',
    pages: 'Pages of people with a role',
    ...phrases.pager,
    old: shared.listNotUpdated,
    you: 'This is you',
    number: phrases.numbered,
    user: phrases.userNumber,
    since: phrases.sinceDay,
    by: (day: string, name: string) =>
      `Since ${day}. Assigned by ${name}, without another administrator’s confirmation.`,
    byBoth: (day: string, name: string, second: string) =>
      `Since ${day}. Assigned by ${name}, confirmed by ${second}.`,
    everybody: 'Everyone',
    take: shared.remove,
    takeLabel: (role: string, name: string) => `Remove ${role} from ${name}`,
    takeTitle: (role: string) => `Remove ${role}?`,
    takeText: (name: string) =>
      `${name} will lose it. If there’s another administrator, they must confirm it first.`,
    taken: 'Done, they no longer have the role',
    waits: 'Proposed: waiting for another administrator’s answer.',
  },
  give: {
    holders: 'See who has roles',
    who: 'Who?',
    whoHelp: 'Search and choose a person.',
    nobody: shared.weCouldntFindAnyoneWith,
    withoutAccount: shared.withoutAccount,
    role: 'Which role?',
    scope: 'Which people?',
    scopes: { all: 'For everyone', some: 'For some people only' },
    companies: 'Companies',
    companiesHelp: 'If you choose none, it applies to all.',
    plants: 'Plants',
    plantsHelp: 'If you choose none, it applies to all.',
    second: 'Another administrator must confirm it first. The proposal expires after 7 days.',
    secondMaybe:
      'If there’s another administrator, they must confirm it first. The proposal expires in 7 days.',
    submit: 'Assign the role',
    working: shared.oneMoment,
    errors: basic.checkTheseDetails,
    faults: {
      who: 'Choose a person.',
      role: 'Choose a role.',
      places: 'Choose at least one company or plant.',
    },
    notGiven: 'The role wasn’t assigned',
    given: 'Done, they now have the role',
  },
  cancel: basic.cancel,
  working: shared.oneMoment,
  loading: phrases.searching,
  offline: {
    title: 'Connect to see the roles',
    text: 'You can only see and change roles online.',
  },
  again: basic.tryAgain,
  slow: basic.slow,
  failure: { ...failures.soon, offline: shared.offlineTryAgain, rejected: shared.notAccepted },
} satisfies Translation<typeof es>
