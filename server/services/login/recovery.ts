import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type {
  redeemRecovery as redeemOperation,
  requestRecovery as requestOperation,
} from '#contract/login.ts'
import { RECOVERY_CODE_MS } from '#domain/session-time.ts'
import type { Database } from '../../db/connect.ts'
import { recoveryCodes } from '../../db/schema/access.ts'
import type { ServerKeys } from '../../keys.ts'
import { hashPassword } from '../../password.ts'
import { staged } from '../../service.ts'
import { holdPerson } from '../../session-rows.ts'
import { loginTexts as texts, mailTexts } from '../../texts.ts'
import { WireFault } from '../../wire-fault.ts'
import { findAccount, whoIs } from './account.ts'
import { requireGoodPassword, requireStrongPassword, setPassword } from './new-password.ts'
import { tellPasswordChange, writePasswordChange } from './tell-password-change.ts'

const CODE_DIGITS = 6
const TRIES = 5
/** Every request for a code answers after this long, whether a code was made or not. */
const ANSWER_AFTER_MS = 300

function fingerprint(keys: ServerKeys, userId: number, code: string): string {
  return keys.fingerprint('recovery', `${userId}:${code}`)
}

/** P-02. The answer and its time are the same for everybody: known or not, with mail or without. */
export const requestRecovery = staged<typeof requestOperation>()({
  async prepare({ correo }, { db, services }) {
    const answerAt = performance.now() + ANSWER_AFTER_MS
    const account = await findAccount(db, correo)
    const mayAsk = await services.limiter.mayAskCode(whoIs(account, correo))
    const canReach = account !== null && account.mail !== '' && services.mailer.isReady
    return { answerAt, account: mayAsk && canReach ? account : null }
  },
  async run(_input, { tx, clock, services }, { answerAt, account }) {
    if (account === null) return { answerAt, letter: null }
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
    // One code a person: a new one ends the last. Held, so that two requests at once don't leave two.
    await holdPerson(tx, account.id, 'no key update')
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, account.id))
    await tx.insert(recoveryCodes).values({
      userId: account.id,
      codeHash: fingerprint(services.keys, account.id, code),
      expiresAt: new Date(clock.now().getTime() + RECOVERY_CODE_MS),
    })
    const text = mailTexts.recovery(code, RECOVERY_CODE_MS / 60_000)
    return { answerAt, letter: { to: account.mail, subject: mailTexts.recoverySubject, text } }
  },
  async finish({ answerAt, letter }, _input, { services }) {
    if (letter !== null) services.mailer.post(letter)
    await sleep(Math.max(0, answerAt - performance.now()))
    return { status: 'OK' }
  },
})

/** P-12. A code works once, for 15 minutes and 5 tries; why one does not work is never told. */
export const redeemRecovery = staged<typeof redeemOperation>()({
  async prepare({ correo, codigo, nuevo }, { db, clock, services, address }) {
    requireGoodPassword(nuevo, '', [correo])
    const account = await findAccount(db, correo)
    const codeHash = fingerprint(services.keys, account?.id ?? 0, codigo.replace(/\s/g, ''))
    const { wait, result } = await services.limiter.attempt('code', whoIs(account, correo), address, () =>
      tryCode(db, account?.id ?? 0, codeHash, clock.now()),
    )
    if (wait > 0) throw new WireFault('ERROR', texts.wait(wait))
    if (account === null || result === null) throw new WireFault('ERROR', texts.wrongCode)
    requireGoodPassword(nuevo, '', [account.number, account.nickname, account.mail])
    await requireStrongPassword(nuevo, account.id, { db, environment: services.environment })
    return { account, codeId: result, passwordHash: await hashPassword(nuevo) }
  },
  async run(_input, { tx, clock, services }, { account, codeId, passwordHash }) {
    const now = clock.now()
    await tellPasswordChange({ tx, clock, services }, account.id, [])
    await services.sessions.revokeAllOf(tx, account.id, now)
    const used = await tx
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(and(eq(recoveryCodes.id, codeId), isNull(recoveryCodes.usedAt)))
      .returning({ id: recoveryCodes.id })
    if (used.length === 0) throw new WireFault('ERROR', texts.wrongCode)
    await setPassword(tx, account.id, passwordHash)
    return account
  },
  async finish(account, _input, { services }) {
    await services.limiter.forget('password', account.who)
    writePasswordChange(services, account)
    return { status: 'OK' }
  },
})

/** Takes one of the code's tries in the same statement that reads it, so that tries at once count one by one. */
async function tryCode(db: Database, userId: number, codeHash: string, now: Date): Promise<number | null> {
  const rows = await db
    .update(recoveryCodes)
    .set({ attempts: sql`${recoveryCodes.attempts} + 1` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        isNull(recoveryCodes.usedAt),
        gt(recoveryCodes.expiresAt, now),
        lt(recoveryCodes.attempts, TRIES),
      ),
    )
    .returning({ id: recoveryCodes.id, codeHash: recoveryCodes.codeHash })
  const found = rows[0]
  return found?.codeHash === codeHash ? found.id : null
}
