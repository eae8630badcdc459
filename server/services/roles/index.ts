import * as operations from '#contract/identity/roles.ts'
import { defineService } from '../../operations/service.ts'
import { confirmRole, refuseRole } from './decide.ts'
import { listRoles } from './list.ts'
import { roleRules } from '../../audit/role-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

export const roles = defineService(
  operations,
  { listRoles, confirmRole, refuseRole },
  { records: roleRules, words: [[words, wordsEn]] },
)
