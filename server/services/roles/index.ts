import * as operations from '#contract/roles.ts'
import { defineService } from '../../operations/service.ts'
import { confirmRole, refuseRole } from './decide.ts'
import { listRoles } from './list.ts'

/** Who holds which role, and what waits (P-205 … P-207). Access is checked before: 'administrator'. */
export const roles = defineService(operations, { listRoles, confirmRole, refuseRole })
