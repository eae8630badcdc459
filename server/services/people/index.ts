import * as operations from '#contract/people/people.ts'
import { defineService } from '../../operations/service.ts'
import { addPerson } from './add.ts'
import { closeAccount, reopenAccount } from './close.ts'
import { listPeople } from './list.ts'
import { addCompany, addDepartment } from './places.ts'
import { readPeopleLists, readPerson } from './read.ts'
import { giveRole, takeRole } from './roles.ts'
import { peopleRules } from '../../audit/people-rules.ts'

export const people = defineService(
  operations,
  {
    listPeople,
    readPerson,
    readPeopleLists,
    addPerson,
    closeAccount,
    reopenAccount,
    giveRole,
    takeRole,
    addDepartment,
    addCompany,
  },
  { records: peopleRules },
)
