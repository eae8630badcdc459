import * as roles from '#contract/identity/roles.ts'
import { records, recordsInHandler } from './rules.ts'

/** Reads of role holders. Proposals are recorded by their handlers, which alone know the person. */
export const roleRules = [
  // Bounded, because each page, and each typed letter of a name, is another call.
  records(roles.listRoles, async () => ({ kind: 'roles-listed', subjectId: null, isBounded: true })),
  recordsInHandler(roles.confirmRole),
  recordsInHandler(roles.refuseRole),
]
