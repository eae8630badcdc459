import * as roles from '#contract/roles.ts'
import { records, recordsByItself } from './rules.ts'

/** Who holds which role is something to look at; only the handlers know whom a proposal is about. */
export const roleRules = [
  // Paging and typing a name repeat the call.
  records(roles.listRoles, async () => ({ kind: 'roles-listed', subjectId: null, isBounded: true })),
  recordsByItself(roles.confirmRole),
  recordsByItself(roles.refuseRole),
]
