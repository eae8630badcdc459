import { phrases } from '#i18n/phrases.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  lead: 'Add the leader and the people who are starting.',
  project: 'Project name',
  projectHelp: 'Fewer than 100 characters.',
  find: shared.searchByNameOrNumber,
  findLabel: 'Add someone',
  findButton: shared.search,
  nobody: shared.weCouldntFindAnyoneWith,
  clear: 'Clear',
  add: 'Add',
  added: 'Added',
  members: 'Members',
  noMembers: 'You haven’t added anyone yet.',
  leader: shared.leader,
  makeLeader: 'Is the leader',
  date: 'Can be evaluated from',
  day: shared.day,
  month: shared.month,
  year: shared.year,
  remove: phrases.removePerson,
  removeShort: shared.remove,
  save: 'Register',
  saving: 'Registering…',
  problems: {
    title: 'Correct this to register',
    project: 'This field is required',
    long: 'Enter a name with fewer than 100 characters.',
    few: 'Add at least two people.',
    noLeader: 'Choose who the leader is.',
    manyLeaders: 'Choose only one leader.',
    date: (name) => `Enter the date for ${name}.`,
  },
  notSaved: 'Not registered',
  saved: (count) => (count === 1 ? '1 person registered.' : `${count} people registered.`),
  skipped: (numbers) => `Already in process: ${numbers}.`,
} satisfies Translation<typeof es>
