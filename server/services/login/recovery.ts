import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type {
  redeemRecovery as redeemOperation,
  requestRecovery as requestOperation,
} from '#contract/identity/login.ts'
import { RECOVERY_CODE_MS } from '#domain/identity/session-time.ts'
import type { Database } from '../../db/connection.ts'
import { recoveryCodes } from '../../db/schema/access.ts'
import { users } from '../../db/schema/people.ts'
import type { ServerKeys } from '../../crypto/keys.ts'
import { isSettled } from '../../identity/account-mail.ts'
import { hasSignedInFrom } from '../../identity/usual-places.ts'
import { findDevice } from '../../identity/known-devices.ts'
import { networkOf } from '../../identity/networks.ts'
import { hashPassword } from '../../identity/password.ts'
import { staged } from '../../operations/service.ts'
import { holdPerson } from '../../identity/session-rows.ts'
import { loginTexts as texts, mailTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { findAccount, guessedName, personKeyOf } from '../../identity/account.ts'
import { sendPendingLetter } from './account-letters.ts'
import { requireGoodPassword, requireStrongPassword, setPassword } from './new-password.ts'
import { notifyFlooded } from './notify-flooded.ts'
import { notifyPasswordChange } from './notify-password-change.ts'

const CODE_DIGITS = 6
/** Maximum tries of a code by its requester, and by all other people together. */
const MAX_TRIES = 5
/** Minimum response time in ms, the same with and without a code. */
const ANSWER_AFTER_MS = 300

function fingerprint(keys: ServerKeys, userId: number, code: string): string {
  return keys.fingerprint('recovery', `${userId}:${code}`)
}

/**
 * Returns a key for the requester of a code: from the request's random id, or from the network of older
 * clients.
 */
function requesterOf(keys: ServerKeys, solicitud: string | undefined, address: string): string {
  const source = solicitud === undefined ? `address:${networkOf(address)}` : `request:${solicitud}`
  return keys.fingerprint('recovery-asker', source)
}

/**
 * Sends a recovery code (P-02). Known and unknown people get the same response after the same time. Each
 * requester has a separate code, so a stranger's request invalidates nobody's code.
 */
export const requestRecovery = staged<typeof requestOperation>()({
  async prepare({ correo, dispositivos, solicitud }, { db, clock, services, address }) {
    const answerAt = performance.now() + ANSWER_AFTER_MS
    const account = await findAccount(db, correo)
    const device = await findDevice(db, dispositivos ?? [], account?.id ?? 0, clock.now())
    const userId = account?.id ?? 0
    const isUsual = await hasSignedInFrom(db, { userId, address }, clock.now())
    const isUsualKiosk = await services.limiter.isUsualKiosk(userId, device)
    const place = { address, device, isUsual, isUsualKiosk }
    const isOwn = account !== null && account.mail !== '' && isSettled(account, clock.now())
    const person = personKeyOf(account, correo)
    // Requests that cannot send an email are counted separately and do not use up the person's share.
    const quota = await services.quotas.mayAskCode(isOwn ? person : `${person}:unsent`, place)
    const canReach = isOwn && services.mailer.isReady
    const requester = requesterOf(services.keys, solicitud, address)
    const isFlooded = quota === 'full' && canReach
    return {
      answerAt,
      asker: requester,
      account: quota === 'yes' && canReach ? account : null,
      flooded: isFlooded ? account : null,
    }
  },
  async run(_input, { tx, clock, services }, { answerAt, asker, account, flooded }) {
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
    // An unknown name runs the same statements, which find no row.
    const { id: userId, mail } = account ?? { id: 0, mail: '' }
    // A new code replaces the requester's previous code. The lock makes simultaneous requests leave one code.
    // A former address, changed before the lock, gets no valid code.
    await holdPerson(tx, userId, 'no key update')
    const last = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.asker, asker))
    await tx.delete(recoveryCodes).where(last)
    const codeHash = fingerprint(services.keys, userId, code)
    const expiresAt = new Date(clock.now().getTime() + RECOVERY_CODE_MS).toISOString()
    await tx.execute(
      sql`insert into ${recoveryCodes} (user_id, code_hash, expires_at, asker)
        select ${users.id}, ${codeHash}, ${expiresAt}::timestamptz, ${asker} from ${users}
          where ${users.id} = ${userId} and ${users.mail} = ${mail}`,
    )
    if (flooded !== null) await notifyFlooded({ tx, clock, services }, flooded)
    if (account === null) return { answerAt, letter: null }
    const text = mailTexts.recovery(code, RECOVERY_CODE_MS / 60_000)
    return { answerAt, letter: { to: account.mail, subject: mailTexts.recoverySubject, text } }
  },
  async finish({ answerAt, letter }, _input, { services }) {
    if (letter !== null) services.mailer.post(letter)
    await sleep(Math.max(0, answerAt - performance.now()))
    return { status: 'OK' }
  },
})

/**
 * Redeems a recovery code (P-12). A code works once, for 15 minutes and 5 tries of its requester. All other
 * people share 5 tries. The error never says why a code does not work.
 */
export const redeemRecovery = staged<typeof redeemOperation>()({
  async prepare({ correo, codigo, nuevo, solicitud }, { db, clock, services, address }) {
    requireGoodPassword(nuevo, '', [correo])
    const account = await findAccount(db, correo)
    const codeHash = fingerprint(services.keys, account?.id ?? 0, codigo.replace(/\s/g, ''))
    const requester = requesterOf(services.keys, solicitud, address)
    const check = () => tryCode(db, { userId: account?.id ?? 0, codeHash, asker: requester }, clock.now())
    const guess = { kind: 'code', name: guessedName(account, correo), address, device: null } as const
    // Delays only older clients without a request id. A delay for others would let strangers lock people out;
    // a limit of tries per code protects their codes.
    const { wait, result } =
      solicitud === undefined
        ? await services.limiter.attempt(guess, check)
        : { wait: 0, result: await check() }
    if (wait > 0) throw new WireFault('ERROR', texts.wait(wait))
    if (account === null || result === null) throw new WireFault('ERROR', texts.wrongCode)
    requireGoodPassword(nuevo, '', [account.number, account.nickname, account.mail])
    await requireStrongPassword(nuevo, account.id, { db, environment: services.environment })
    const hash = () => hashPassword(nuevo)
    return { account, codeId: result, passwordHash: await services.hashing.run(networkOf(address), hash) }
  },
  async run(_input, { tx, clock, services }, { account, codeId, passwordHash }) {
    const now = clock.now()
    const letter = await notifyPasswordChange({ tx, clock, services }, account, [])
    await services.sessions.revokeAllOf(tx, account.id, now)
    const used = await tx
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(and(eq(recoveryCodes.id, codeId), isNull(recoveryCodes.usedAt)))
      .returning({ id: recoveryCodes.id })
    if (used.length === 0) throw new WireFault('ERROR', texts.wrongCode)
    await setPassword(tx, account.id, passwordHash, now)
    return letter
  },
  async finish(letter, _input, context) {
    sendPendingLetter(context, letter)
    return { status: 'OK' }
  },
})

/**
 * Counts a try and reads the codes in one statement, so that simultaneous tries are all counted. A requester
 * with a valid code tries only that code. Anybody else tries all valid codes of the account.
 * @returns id of the matching code; null without a match
 */
async function tryCode(
  db: Database,
  { userId, codeHash, asker }: { userId: number; codeHash: string; asker: string },
  now: Date,
): Promise<number | null> {
  const time = now.toISOString()
  const isValid = sql`user_id = ${userId} and used_at is null and expires_at > ${time}::timestamptz`
  const isOwn = sql`asker = ${asker}`
  const rows = await db
    .update(recoveryCodes)
    .set({
      attempts: sql`attempts + case when ${isOwn} then 1 else 0 end`,
      othersAttempts: sql`others_attempts + case when ${isOwn} then 0 else 1 end`,
    })
    .where(
      sql`${isValid} and case when ${isOwn} then attempts < ${MAX_TRIES}
        else others_attempts < ${MAX_TRIES}
          and not exists (select from ${recoveryCodes} own where own.user_id = ${userId} and own.asker = ${asker}
            and own.used_at is null and own.expires_at > ${time}::timestamptz) end`,
    )
    .returning({ id: recoveryCodes.id, codeHash: recoveryCodes.codeHash })
  return rows.find((row) => row.codeHash === codeHash)?.id ?? null
}
