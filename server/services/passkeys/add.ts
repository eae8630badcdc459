import type {
  addPasskey as addOperation,
  beginPasskey as beginOperation,
} from '#contract/identity/passkeys.ts'
import { PASSKEYS_PER_PERSON } from '#domain/identity/passkey.ts'
import { recordEvent } from '../../audit/record.ts'
import { type Account, isStillPassword, readAccount } from '../../identity/account.ts'
import { staged, type StageContext } from '../../operations/service.ts'
import { loginTexts, secondStepTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { sendPendingLetter } from '../login/account-letters.ts'
import { hasSecondStep } from '../second-step/factor.ts'
import { proveCode, provePassword } from '../second-step/prove.ts'
import { notifyPasskey } from './notify-owner.ts'
import { makePass, openPass } from './pass.ts'
import { passkeyHost } from './relying-party.ts'
import {
  deviceKeyOf,
  findPasskey,
  handleOf,
  insertPasskey,
  listOf,
  noteUse,
  type PasskeyRow,
} from './rows.ts'
import { passkeyTexts as texts } from './texts.es.ts'
import { verifyNewPasskey, verifyUse } from './verify.ts'

/**
 * Begins a passkey (P-291). Asks for the password and, when the person has one, for the second step: a passkey
 * replaces both.
 */
export const beginPasskey = staged<typeof beginOperation>()({
  async prepare({ password, codigo }, context) {
    await requireOwnPhone(context)
    const account = await provePassword(password, context)
    requireOwnPassword(account)
    if (!(await hasSecondStep(context.db, account.id))) return { account, proof: null }
    if (codigo === undefined) throw new WireFault('SEGUNDO', secondStepTexts.codeNeeded)
    return { account, proof: await proveCode(account, context, codigo) }
  },
  async run(_input, { tx, clock, services, address }, { account, proof }) {
    if (!(await isStillPassword(tx, account, 'share'))) throw new WireFault('ERROR', loginTexts.wrongCurrent)
    if (proof === 'recovery') {
      const event = { actorId: account.id, subjectId: account.id, address, at: clock.now() }
      await recordEvent(tx, { kind: 'recovery-code-used', ...event })
    }
    const existing = await listOf(tx, account.id)
    return { account, existing, ...makePass(services.keys, account, clock.now()) }
  },
  finish: async ({ account, existing, pase, reto }, _input, { services }) => ({
    status: 'OK',
    pase,
    reto,
    usuario: handleOf(services.keys, account.id),
    cuenta: account.number || account.nickname,
    nombre: account.name,
    existentes: existing.map(({ credentialId }) => credentialId),
  }),
})

/** @throws WireFault at an address without passkeys, and on a kiosk, which belongs to nobody */
async function requireOwnPhone({
  db,
  token,
  services,
}: Pick<StageContext<typeof addOperation>, 'db' | 'token' | 'services'>): Promise<void> {
  if (passkeyHost(services.environment) === null) throw new WireFault('ERROR', texts.unavailable)
  const session = await services.sessions.find(db, token)
  if (session?.device !== 'personal') throw new WireFault('ERROR', texts.notOnKiosk)
}

/**
 * @throws WireFault for a password that another person issued. The general duty to change it refuses the call
 * before; this check does not depend on it.
 */
function requireOwnPassword({ mustChangePassword, oneTimeUntil }: Account): void {
  if (mustChangePassword || oneTimeUntil !== null) throw new WireFault('ERROR', texts.choosePassword)
}

/** Adds a passkey (P-292), or accepts an existing one of the same person on another device. */
export const addPasskey = staged<typeof addOperation>()({
  async prepare({ pase, alta, uso }, context) {
    const { db, user, clock, services } = context
    await requireOwnPhone(context)
    const account = await readAccount(db, user.id)
    requireOwnPassword(account)
    const pass = openPass(services.keys, pase, account, clock.now())
    if (pass === null) throw new WireFault('VENCIDO', texts.over)
    if (alta !== undefined) {
      const made = await verifyNewPasskey(alta, pass.challenge, services)
      if (made === null) throw new WireFault('ERROR', texts.notMade)
      return { account, made: { ...made, credentialId: alta.credencial } }
    }
    if (uso === undefined) throw new WireFault('ERROR', texts.notMade)
    const known = await findPasskey(db, uso.credencial)
    if (known === null || known.userId !== user.id) throw new WireFault('ERROR', texts.otherPersons)
    const uses = await verifyUse(uso, pass.challenge, known.publicKey, services)
    if (uses === null) throw new WireFault('ERROR', texts.notMade)
    return { account, made: { credentialId: known.credentialId, publicKey: known.publicKey, uses } }
  },
  async run({ nombre, uso }, { tx, clock, services, address }, { account, made }) {
    if (!(await isStillPassword(tx, account, 'no key update'))) {
      throw new WireFault('ERROR', loginTexts.wrongCurrent)
    }
    const own = await listOf(tx, account.id)
    const known = own.find(({ credentialId }) => credentialId === made.credentialId)
    if (uso !== undefined) {
      const isNext = known !== undefined && (await noteUse(tx, known.id, made.uses, clock.now()))
      if (!isNext) throw new WireFault('ERROR', texts.unknown)
    }
    // A repetition after a lost response finds the passkey, too.
    if (known) return { row: known, letter: null }
    if (own.length >= PASSKEYS_PER_PERSON) throw new WireFault('ERROR', texts.tooMany(PASSKEYS_PER_PERSON))
    const at = clock.now()
    const added = { ...made, userId: account.id, name: nombre, createdAt: at }
    const row: PasskeyRow | null = await insertPasskey(tx, services.keys, added)
    if (row === null) throw new WireFault('ERROR', texts.otherPersons)
    const event = { actorId: account.id, subjectId: account.id, address, at }
    await recordEvent(tx, { kind: 'passkey-added', ...event })
    return { row, letter: await notifyPasskey({ tx, clock, services }, account, 'added') }
  },
  async finish({ row, letter }, _input, context) {
    sendPendingLetter(context, letter)
    return { status: 'OK', nombre: row.name, clave: deviceKeyOf(context.services.keys, row) }
  },
})
