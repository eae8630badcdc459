import * as roles from '#contract/roles.ts'
import { records, recordsByItself } from './rules.ts'

/** Reads of role holders; only the handlers know the person of a proposal. */
export const roleRules = [
  // Paging and typing a name repeat the call.
  records(roles.listRoles, async () => ({ kind: 'roles-listed', subjectId: null, isBounded: true })),
  recordsByItself(roles.confirmRole),
  recordsByItself(roles.refuseRole),
]
