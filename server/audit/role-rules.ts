import * as roles from '#contract/identity/roles.ts'
import { records, recordsByItself } from './rules.ts'

/** Reads of role holders. Proposals are recorded by their handlers, which alone know the person. */
export const roleRules = [
  // Each page, and each letter of a typed name, is another call.
  records(roles.listRoles, async () => ({ kind: 'roles-listed', subjectId: null, isBounded: true })),
  recordsByItself(roles.confirmRole),
  recordsByItself(roles.refuseRole),
]
