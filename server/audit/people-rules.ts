import * as people from '#contract/people/people.ts'
import * as peopleImport from '#contract/imports/people-import.ts'
import { records, recordsInHandler, recordsNothing } from './rules.ts'

export const peopleRules = [
  records(people.listPeople, async () => ({ kind: 'accounts-listed', subjectId: null, isBounded: true })),
  records(people.readPerson, async ({ id }) => ({ kind: 'account-opened', subjectId: id })),
  recordsNothing(people.readPeopleLists, 'names of companies, departments, plants and pay groups only'),
  recordsInHandler(people.addPerson),
  recordsInHandler(people.closeAccount),
  recordsInHandler(people.reopenAccount),
  recordsInHandler(people.giveRole),
  recordsInHandler(people.takeRole),
  records(people.addDepartment, async ({ nombre }, { done }) => ({
    kind: 'place-added',
    subjectId: null,
    details: { place: 'departamento', id: (done as { id: string }).id, name: nombre },
  })),
  records(people.addCompany, async ({ clave, nombre }) => ({
    kind: 'place-added',
    subjectId: null,
    details: { place: 'compania', id: clave, name: nombre },
  })),
  recordsInHandler(peopleImport.uploadPeopleFile),
  recordsNothing(
    peopleImport.readPeopleImport,
    'counts of a file that the caller may import, and names of its columns',
  ),
  recordsInHandler(peopleImport.mapPeopleColumns),
  recordsNothing(peopleImport.listPeopleRows, 'rows of an upload that is itself recorded'),
  recordsNothing(peopleImport.downloadBadRows, 'rows of an upload that is itself recorded'),
  recordsNothing(peopleImport.startPeopleImport, 'the end of the import is recorded with its result'),
  recordsNothing(peopleImport.steerPeopleImport, 'the end of the import is recorded with its result'),
  recordsInHandler(peopleImport.printOpeningSlips),
  recordsNothing(peopleImport.mailOpeningPasswords, 'each email is recorded when it is sent'),
]
