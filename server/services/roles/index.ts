import * as operations from '#contract/identity/roles.ts'
import { defineService } from '../../operations/service.ts'
import { confirmRole, refuseRole } from './decide.ts'
import { listRoles } from './list.ts'

/**
 * Holders of roles, and waiting proposals (P-205 … P-207). The 'administrator' role is checked before each
 * handler.
 */
export const roles = defineService(operations, { listRoles, confirmRole, refuseRole })
