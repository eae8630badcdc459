import { verifyPassword } from '../../identity/password.ts'
import { recordBounded } from '../../audit/record-bounded.ts'
import type { StageContext } from '../../operations/service.ts'
import { loginTexts, secondStepTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { type Account, personName, readAccount } from '../../identity/account.ts'
import { takeCode, type UsedCode } from './factor.ts'

type Context = Pick<StageContext<{ access: 'session' }>, 'db' | 'user' | 'clock' | 'services' | 'address'>

/**
 * Requires the password: an open session alone must not allow changing the sign-in.
 * @param known the caller's account, when it was read before
 */
export async function provePassword(password: string, context: Context, known?: Account): Promise<Account> {
  const { db, user, services, address } = context
  const account = known ?? (await readAccount(db, user.id))
  const guess = { kind: 'current-password', name: personName(user.id), address, device: null } as const
  const { wait, result } = await services.limiter.attempt(guess, async () => {
    const isRight = await verifyPassword(account.passwordHash, password)
    return isRight ? account : null
  })
  if (wait > 0) throw new WireFault('ERROR', loginTexts.wait(wait))
  if (result === null) throw new WireFault('ERROR', loginTexts.wrongCurrent)
  const pause = await services.quotas.waitAfterRight('inside', account.id)
  if (pause > 0) throw new WireFault('ERROR', loginTexts.wait(pause))
  return account
}

/** Wrong codes are counted and recorded. */
export async function proveCode(account: Account, context: Context, code: string): Promise<UsedCode> {
  const { db, clock, services, address } = context
  const now = clock.now()
  const guess = { kind: 'current-step', name: personName(account.id), address, device: null } as const
  const { wait, result } = await services.limiter.attempt(guess, () =>
    takeCode(db, services.keys, account.id, code, now),
  )
  if (wait > 0) throw new WireFault('ERROR', loginTexts.wait(wait))
  if (result !== null) return result
  const event = { actorId: account.id, subjectId: account.id, address, at: now }
  await recordBounded(db, { kind: 'second-factor-refused', ...event })
  throw new WireFault('ERROR', texts.wrong)
}
