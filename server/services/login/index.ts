import * as operations from '#contract/identity/login.ts'
import * as oneTime from '#contract/identity/one-time-password.ts'
import { recordSignOut } from '../../audit/record-sign-out.ts'
import { defineService } from '../../operations/service.ts'
import { changePassword } from './change-password.ts'
import { readMenu } from './menu.ts'
import { findForOneTimePassword, issueOneTimePassword } from './one-time-password.ts'
import { readUser } from './profile.ts'
import { redeemRecovery, requestRecovery } from './recovery.ts'
import { redeemSecondStep } from './second-step.ts'
import { signIn } from './sign-in.ts'
import { dropPasskeysOf } from '../../identity/passkey-rows.ts'
import { accountRules } from '../../audit/account-rules.ts'
import * as words from './texts.ts'
import * as wordsEn from './texts.en.ts'

export const login = defineService(
  operations,
  {
    signIn,
    redeemSecondStep,
    readUser,
    readMenu,
    requestRecovery,
    changePassword,
    redeemRecovery,
    /** Returns OK for an invalid token too, because its person is already signed out (LOG-02). */
    signOut: async ({ vencida }, { tx, token, clock, services, address }) => {
      // GRAL-14: an expired session is no sign-out, so the device keeps its pushes.
      if (vencida === true) return 'OK'
      await recordSignOut(tx, token, { address, at: clock.now() })
      await services.sessions.revoke(tx, token, clock.now())
      return 'OK'
    },
    closeOtherSessions: async ({ dispositivos, huellas }, { tx, user, token, clock, services }) => {
      const cerradas = await services.sessions.revokeOthers(tx, user.id, token, clock.now(), dispositivos)
      // A lost phone must not sign in again with its passkey.
      await dropPasskeysOf(tx, user.id, huellas)
      return { status: 'OK' as const, cerradas }
    },
  },
  { records: accountRules, words: [[words, wordsEn]] },
)

export const oneTimePassword = defineService(
  oneTime,
  { findForOneTimePassword, issueOneTimePassword },
  { records: accountRules },
)
