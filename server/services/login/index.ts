import * as operations from '#contract/login.ts'
import * as oneTime from '#contract/one-time-password.ts'
import { recordSignOut } from '../../audit/record-sign-out.ts'
import { defineService } from '../../operations/service.ts'
import { changePassword } from './change-password.ts'
import { readMenu } from './menu.ts'
import { findForOneTimePassword, issueOneTimePassword } from './one-time-password.ts'
import { readUser } from './profile.ts'
import { redeemRecovery, requestRecovery } from './recovery.ts'
import { redeemSecondStep } from './second-step.ts'
import { signIn } from './sign-in.ts'

export const login = defineService(operations, {
  signIn,
  redeemSecondStep,
  readUser,
  readMenu,
  requestRecovery,
  changePassword,
  redeemRecovery,
  /** Signs out (LOG-02). A token that is no longer valid is signed out already, so the answer is OK too. */
  signOut: async ({ vencida }, { tx, token, clock, services, address }) => {
    // GRAL-14: nobody signed out. An expired session keeps its device's pushes until somebody does.
    if (vencida === true) return 'OK'
    await recordSignOut(tx, token, { address, at: clock.now() })
    await services.sessions.revoke(tx, token, clock.now())
    return 'OK'
  },
  /** Ends the user's other sessions (P-14). */
  closeOtherSessions: async ({ dispositivos }, { tx, user, token, clock, services }) => ({
    status: 'OK' as const,
    cerradas: await services.sessions.revokeOthers(tx, user.id, token, clock.now(), dispositivos),
  }),
})

export const oneTimePassword = defineService(oneTime, { findForOneTimePassword, issueOneTimePassword })
