import * as roles from '#contract/identity/roles.ts'
import { records, recordsInHandler } from './rules.ts'

export const roleRules = [
  records(roles.listRoles, async () => ({ kind: 'roles-listed', subjectId: null, isBounded: true })),
  recordsInHandler(roles.confirmRole),
  recordsInHandler(roles.refuseRole),
]
