import { eq } from 'drizzle-orm'
import type {
  removePasskeysOf as ofOtherOperation,
  removePasskey as operation,
} from '#contract/identity/passkeys.ts'
import { recordEvent } from '../../audit/record.ts'
import { users } from '../../db/schema/people.ts'
import { readAccount } from '../../identity/account.ts'
import { staged } from '../../operations/service.ts'
import { oneTimeTexts } from '../login/texts.ts'
import { loginTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { sendPendingLetter } from '../login/account-letters.ts'
import { findOther, requireHelpable } from '../login/one-time-password.ts'
import { notifyPasskey } from './notify-owner.ts'
import { deletePasskey, listOf } from './rows.ts'
import { passkeyTexts as texts } from './texts.es.ts'

/** Revokes one of the caller's passkeys (P-294). Needs no password, because it only takes access away. */
export const removePasskey = staged<typeof operation>()({
  prepare: (_input, { db, user }) => readAccount(db, user.id),
  async run({ id }, { tx, user, token, clock, services, address }, account) {
    const at = clock.now()
    await services.sessions.revokeOfPasskey(tx, { id, userId: user.id }, token, at)
    if (!(await deletePasskey(tx, user.id, id))) throw new WireFault('ERROR', texts.unknown)
    await recordEvent(tx, { kind: 'passkey-removed', actorId: user.id, subjectId: user.id, address, at })
    return notifyPasskey({ tx, clock, services }, account, 'removed')
  },
  async finish(letter, _input, context) {
    sendPendingLetter(context, letter)
    return { status: 'OK' }
  },
})

/** Revokes all passkeys of a person who lost a phone (P-297), and ends their sessions. */
export const removePasskeysOf = staged<typeof ofOtherOperation>()({
  async prepare({ empleado, persona }, { db, user }) {
    const account = await findOther(db, empleado, user, texts.ownElsewhere)
    if (persona !== undefined && persona !== account.id)
      throw new WireFault('ERROR', oneTimeTexts.otherPerson)
    return account
  },
  async run(_input, { tx, user, clock, services, address }, account) {
    // Locks the account first, because its role may have changed in the meantime.
    const [locked] = await tx.select().from(users).where(eq(users.id, account.id)).for('no key update')
    if (!locked) throw new WireFault('ERROR', loginTexts.unknownPerson)
    await requireHelpable(tx, locked, user)
    const { length } = await listOf(tx, account.id)
    if (length === 0) throw new WireFault('ERROR', texts.noneOf)
    const at = clock.now()
    await services.sessions.revokeAllOf(tx, account.id, at)
    const event = { actorId: user.id, subjectId: account.id, address, at }
    await recordEvent(tx, { kind: 'passkey-removed', ...event, details: { passkeys: length } })
    const letter = await notifyPasskey({ tx, clock, services }, account, 'removedByOther')
    return { account, length, letter }
  },
  async finish({ account, length, letter }, _input, context) {
    sendPendingLetter(context, letter)
    return { status: 'OK', nombre: account.name, quitadas: length }
  },
})
