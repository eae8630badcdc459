import * as roles from '#contract/identity/roles.ts'
import { records, recordsByItself } from './rules.ts'

/** Reads of role holders. Proposals are recorded by their handlers, which alone know the person. */
export const roleRules = [
  // Paging and typing a name repeat the call.
  records(roles.listRoles, async () => ({ kind: 'roles-listed', subjectId: null, isBounded: true })),
  recordsByItself(roles.confirmRole),
  recordsByItself(roles.refuseRole),
]
