import type {
  beginPasskeySignIn as beginOperation,
  signInWithPasskey as operation,
} from '#contract/identity/passkeys.ts'
import { recordEvent } from '../../audit/record.ts'
import { type FoundAccount, isStillPassword, readAccount } from '../../identity/account.ts'
import { type DirectHandler, staged, type StageContext } from '../../operations/service.ts'
import { loginTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { type PendingLetter, sendPendingLetter } from '../login/account-letters.ts'
import { findArrivingDevice } from '../login/arriving-device.ts'
import { completeSignIn, signInAnswer } from '../login/complete-sign-in.ts'
import { notifyPasskey } from './notify-owner.ts'
import { makePass, openPass, type Pass } from './pass.ts'
import { passkeyHost } from './relying-party.ts'
import {
  deletePasskey,
  deviceKeyOf,
  findKnown,
  findPasskey,
  handleOf,
  isCopied,
  noteUse,
  type PasskeyRow,
} from './rows.ts'
import { passkeyTexts as texts } from './texts.es.ts'
import { type Assertion, verifyUse } from './verify.ts'

/** A credential id is random and long, so nobody can ask for another person's. */
export const beginPasskeySignIn: DirectHandler<typeof beginOperation> = {
  async direct({ huellas }, { db, clock, services }) {
    if (passkeyHost(services.environment) === null) throw new WireFault('ERROR', texts.unavailable)
    const known = huellas.length === 0 ? new Set() : await findKnown(db, huellas)
    const pass = makePass(services.keys, null, clock.now())
    return { status: 'OK', ...pass, retiradas: huellas.filter((id) => !known.has(id)) }
  },
}

/**
 * Signs in with a passkey (P-296). The authenticator has verified the person, so the passkey also counts as the
 * second step. Needs no limit of guesses: a signature cannot be guessed.
 */
export const signInWithPasskey = staged<typeof operation>()({
  async prepare({ pase, uso, ...fields }, context) {
    const { db, clock, services } = context
    if (fields.equipo !== 'personal') throw new WireFault('ERROR', texts.notOnKiosk)
    const now = clock.now()
    const pass = openPass(services.keys, pase, null, now)
    if (pass === null) throw new WireFault('VENCIDO', texts.over)
    const row = await findPasskey(db, uso.credencial)
    if (row === null) throw new WireFault('RETIRADA', texts.gone)
    const account: FoundAccount = { ...(await readAccount(db, row.userId)), alias: 'number' }
    const uses = await proveUse(uso, pass, row, account, context)
    const pause = await services.quotas.waitAfterRight('sign-in', account.id)
    if (pause > 0) throw new WireFault('ERROR', loginTexts.wait(pause))
    return { account, row, uses, device: await findArrivingDevice(db, fields, account.id, now) }
  },
  async run(_input, { tx, clock, services, address }, { account, row, uses, device }) {
    if (!(await isStillPassword(tx, account, 'share'))) throw new WireFault('ERROR', texts.refused)
    const now = clock.now()
    if (!(await noteUse(tx, row.id, uses, now))) throw new WireFault('ERROR', texts.refused)
    const context = { tx, services, address, now, passkeyId: row.id }
    return { row, entered: await completeSignIn(account, device, context) }
  },
  finish: async ({ row, entered }, _input, { services }) => ({
    ...signInAnswer(entered),
    clave: deviceKeyOf(services.keys, row),
  }),
})

/** @returns number of uses that the authenticator reports */
async function proveUse(
  uso: Assertion,
  pass: Pass,
  row: PasskeyRow,
  account: FoundAccount,
  context: StageContext<typeof operation>,
): Promise<number> {
  const { services } = context
  // Revoked with the issued password already; this check does not depend on it.
  const isIssued = account.mustChangePassword || account.oneTimeUntil !== null
  const isOwner = uso.usuario === undefined || uso.usuario === handleOf(services.keys, row.userId)
  const uses = await verifyUse(uso, pass.challenge, row.publicKey, services)
  if (uses === null || isIssued || !isOwner) throw new WireFault('ERROR', texts.refused)
  // Only after the signature: nobody else can use up a challenge, or fill the table of counts.
  if (!(await services.quotas.mayUseChallenge(pass.challenge))) throw new WireFault('VENCIDO', texts.over)
  if (!isCopied(row, uses)) return uses
  // An older request that arrives after a newer one has a smaller number, too.
  if (row.usedAt !== null && pass.at <= row.usedAt.getTime()) throw new WireFault('VENCIDO', texts.over)
  await revokeCopied(row, account, context)
  throw new WireFault('RETIRADA', texts.gone)
}

/**
 * Revokes a passkey whose number of uses did not grow: two authenticators have its key. Nobody can tell which of
 * them is the owner's.
 */
async function revokeCopied(
  { id, userId }: PasskeyRow,
  account: FoundAccount,
  context: StageContext<typeof operation>,
): Promise<void> {
  const { db, clock, services, address } = context
  const letter = await db.transaction(async (tx): Promise<PendingLetter | null> => {
    const at = clock.now()
    await services.sessions.revokeOfPasskey(tx, { id, userId }, '', at)
    if (!(await deletePasskey(tx, userId, id))) return null
    await recordEvent(tx, { kind: 'passkey-copied', actorId: null, subjectId: userId, address, at })
    return notifyPasskey({ tx, clock, services }, account, 'copied')
  })
  sendPendingLetter(context, letter)
}
