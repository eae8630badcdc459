import * as operations from '#contract/identity/second-step.ts'
import { needsSecondStep } from '../../identity/duty.ts'
import { defineService } from '../../operations/service.ts'
import { hasSecondStep } from './factor.ts'
import { countRecoveryCodes } from './recovery-codes.ts'
import { removeSecondStepOf } from './remove.ts'
import { beginSecondStep, changeSecondStep } from './set-up.ts'
import { accountRules } from '../../audit/account-rules.ts'

export const secondStep = defineService(
  operations,
  {
    readSecondStep: async (_input, { tx, user, services }) => ({
      status: 'OK' as const,
      activo: await hasSecondStep(tx, user.id),
      obligatorio: needsSecondStep(user, services.environment.mfaRoles),
      codigos: await countRecoveryCodes(tx, user.id),
    }),
    beginSecondStep,
    changeSecondStep,
    removeSecondStepOf,
  },
  { records: accountRules },
)
