import {
  base64URLStringToBuffer,
  bufferToBase64URLString,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import * as login from '#contract/identity/login.ts'
import * as operations from '#contract/identity/passkeys.ts'
import type { RequestOf, ResponseOf } from '#contract/protocol/operation.ts'
import { CHALLENGE_BYTES, PASSKEY_ALGORITHMS, PASSKEY_MS } from '#domain/identity/passkey.ts'
import {
  findPasskeysHere,
  opensOffline,
  openWithPasskey,
  type PasskeyOnDevice,
  wrapForPasskey,
} from '../keys/passkey-keys.ts'
import { enterWithKey, openOfflineWithKey } from '../keys/personal-keys.ts'
import { fetchProfile, personName } from '../keys/profile.ts'
import { findPerson } from '../store/device-store.ts'
import { deviceFields, keepKnownDevice } from '../store/known-device.ts'
import { dropWraps, keepWrap, passkeyIdsHere } from '../store/passkey-wraps.ts'
import { exportableDataKey, randomBytes } from '../store/vault.ts'
import { callWithRetries } from '../transport/call-with-retries.ts'
import { type Failure, isUnanswered } from '../transport/failure.ts'
import { call } from '../transport/rpc.ts'
import { noteOf, openEntry, type SignedIn } from './session-entry.ts'
import { openStored } from './session-offline.ts'
import type { SignInResult } from './session-state.ts'
import { openWith } from './session-token.ts'
import { tabSession } from './tab-session.ts'

/**
 * Passkeys on a phone (decisions/device.md). Loaded on demand, because the sign-in screen does not need the
 * library of WebAuthn before a tap.
 */

const BUSY_WAIT_MS = 8_000
const PRF_SALT_BYTES = 32
const CANCELLED = { ok: false, reason: 'passkey-cancelled' } as const
const REFUSED = { ok: false, reason: 'passkey-refused', message: '' } as const

type Registered = Awaited<ReturnType<typeof startRegistration>>
type Authenticated = Awaited<ReturnType<typeof startAuthentication>>

/**
 * Signs in with a passkey of this device. Without an answer of the server, the passkey opens the stored data if its
 * authenticator has the PRF extension.
 * @param hash only this person's passkeys; null for those of all people of the device
 */
export async function signInWithPasskey(hash: string | null): Promise<SignInResult> {
  const huellas = (await findPasskeysHere(hash)).map(({ wrap }) => wrap.id)
  const begun = await call(operations.beginPasskeySignIn, { huellas })
  if (!begun.ok && !isUnanswered(begun.failure)) return failed(begun.failure)
  if (begun.ok) await dropWraps(begun.value.retiradas)
  const here = await findPasskeysHere(hash)
  const usable = begun.ok ? here : here.filter((each) => opensOffline(each) === 'yes')
  if (usable.length === 0) {
    if (begun.ok) return REFUSED
    const isTooLong = here.some((each) => opensOffline(each) === 'too-long')
    return { ok: false, reason: isTooLong ? 'too-long-offline' : 'passkey-offline' }
  }
  const used = await authenticate(usable, begun.ok ? begun.value.reto : randomChallenge())
  const passkey = usable.find(({ wrap }) => wrap.id === used?.id)
  if (!used || !passkey) return CANCELLED
  const prf = prfOf(used)
  if (!begun.ok) return openOffline(passkey, prf, begun.failure)
  const input = { pase: begun.value.pase, uso: wireUse(used), ...(await deviceFields()) }
  const answer = await callWithRetries(operations.signInWithPasskey, input, { maxRetryMs: BUSY_WAIT_MS })
  if (answer.ok) return enter(passkey, answer.value, prf)
  const { failure } = answer
  if (isUnanswered(failure)) return openOffline(passkey, prf, failure)
  if (failure.kind !== 'rejected') return failed(failure)
  if (failure.code === 'RETIRADA') await dropWraps([passkey.wrap.id])
  return { ...REFUSED, message: failure.message }
}

async function enter(
  passkey: PasskeyOnDevice,
  answer: SignedIn & { clave: string },
  prf: BufferSource | null,
): Promise<SignInResult> {
  const { token, dispositivo, boletos = [] } = answer
  if (dispositivo !== undefined) await keepKnownDevice(dispositivo)
  const profile = await fetchProfile(token)
  if (!profile.ok)
    return isUnanswered(profile.failure)
      ? openOffline(passkey, prf, profile.failure)
      : failed(profile.failure)
  const { person, wrap } = passkey
  const secret = wrap.source === 'prf' ? prf : base64URLStringToBuffer(answer.clave)
  const isOwner = (await personName(profile.value.user)) === person.hash
  const key = secret && isOwner ? await openWithPasskey(passkey, secret) : null
  if (!key) {
    // The password opens the data and adds the passkey again. The opened session must not stay.
    void call(login.signOut, {}, { token, keepalive: true })
    // Without an output of the PRF, the wrap may still be right.
    if (secret) await dropWraps([wrap.id])
    return REFUSED
  }
  const note = noteOf(answer, profile.value)
  await openEntry(note, boletos, () => enterWithKey(person.hash, key))
  openWith(note)
  return { ok: true, offline: false, mustChangePassword: note.mustChangePassword }
}

async function openOffline(
  passkey: PasskeyOnDevice,
  prf: BufferSource | null,
  failure: Failure,
): Promise<SignInResult> {
  const state = opensOffline(passkey)
  if (state === 'too-long') return { ok: false, reason: 'too-long-offline' }
  if (state === 'no' || !prf) return { ok: false, reason: 'passkey-offline' }
  const key = await openWithPasskey(passkey, prf)
  if (!key) return REFUSED
  const entry = await openOfflineWithKey(passkey.person.hash, key)
  return entry.kind === 'open' ? openStored(entry) : failed(failure)
}

function failed(failure: Failure): SignInResult {
  return { ok: false, reason: 'failed', failure }
}

/** Asks the server which passkeys of this device were revoked, and deletes what they open. */
export async function forgetRevoked(): Promise<void> {
  const huellas = await passkeyIdsHere(null)
  if (huellas.length === 0) return
  const answer = await call(operations.beginPasskeySignIn, { huellas })
  if (answer.ok) await dropWraps(answer.value.retiradas)
}

export type AddPasskeyResult =
  /** `opensOffline`: false when the authenticator has no PRF extension. */
  | { ok: true; opensOffline: boolean }
  | { ok: false; reason: 'cancelled' }
  /** The person must also enter a code of their second step. */
  | { ok: false; reason: 'code-needed' }
  /**
   * This device cannot store data, or another password encrypts them: it was changed elsewhere. Signing in again
   * helps in the second case.
   */
  | { ok: false; reason: 'no-store' }
  | { ok: false; reason: 'failed'; failure: Failure }

export interface NewPasskey {
  name: string
  password: string
  /** Code of the second step; '' for none. */
  code: string
}

/**
 * Adds a passkey of this device, and wraps the person's data key for it. An authenticator that already has a
 * passkey of the person, for example by synchronisation, uses it.
 */
export async function addPasskey({ name, password, code }: NewPasskey): Promise<AddPasskeyResult> {
  const { hash } = tabSession
  // Without a readable store this device knows nobody.
  const person = hash === null ? undefined : await findPerson(hash).catch(() => undefined)
  if (!person) return { ok: false, reason: 'no-store' }
  const proof = code === '' ? { password } : { password, codigo: code }
  const begun = await call(operations.beginPasskey, proof)
  if (!begun.ok) {
    const isCodeNeeded = begun.failure.kind === 'rejected' && begun.failure.code === 'SEGUNDO'
    return isCodeNeeded
      ? { ok: false, reason: 'code-needed' }
      : { ok: false, reason: 'failed', failure: begun.failure }
  }
  // Before the authenticator is asked, so that no passkey is made that opens nothing.
  const dataKey = await exportableDataKey(person.wrappedKey, password)
  if (!dataKey) return { ok: false, reason: 'no-store' }
  const { pase, reto, existentes } = begun.value
  const prfSalt = randomBytes(PRF_SALT_BYTES)
  const made = await register(begun.value, prfSalt)
  const used = made === 'exists' ? await ask(existentes, reto, prfAt(existentes, prfSalt)) : null
  const credential = made === 'exists' ? used : made
  if (!credential) return { ok: false, reason: 'cancelled' }
  const { id } = credential
  const response = used ? { uso: wireUse(used) } : { alta: wireNew(credential as Registered) }
  const answer = await call(operations.addPasskey, { pase, nombre: name, ...response })
  if (!answer.ok) return { ok: false, reason: 'failed', failure: answer.failure }
  const prf = prfOf(credential) ?? (await askPrf(credential, prfSalt))
  const source = prf ? 'prf' : 'server'
  const secret = prf ?? base64URLStringToBuffer(answer.value.clave)
  await keepWrap(person.hash, await wrapForPasskey(dataKey, person.hash, { id, source, prfSalt }, secret))
  return { ok: true, opensOffline: source === 'prf' }
}

/** Removes a passkey's key from this device after its revocation. */
export const forgetPasskey = (id: string) => dropWraps([id])

/** @returns 'exists' when the authenticator has a passkey of the person; null when the person cancelled */
async function register(
  { reto, usuario, cuenta, nombre, existentes }: BeginAnswer,
  prfSalt: BufferSource,
): Promise<Registered | 'exists' | null> {
  try {
    return await startRegistration({
      optionsJSON: {
        // Without an id, the browser uses the page's own host name.
        rp: { name: 'Turno' },
        user: { id: usuario, name: cuenta, displayName: nombre },
        challenge: reto,
        pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
        timeout: PASSKEY_MS,
        excludeCredentials: existentes.map(descriptor),
        // The phone's own fingerprint or face, not a key of another device.
        authenticatorSelection: {
          authenticatorAttachment: 'platform',
          residentKey: 'preferred',
          userVerification: 'required',
        },
        attestation: 'none',
        extensions: { prf: { eval: { first: prfSalt } } },
      },
    })
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'InvalidStateError') return 'exists'
    return null
  }
}

type BeginAnswer = ResponseOf<typeof operations.beginPasskey>

function authenticate(usable: readonly PasskeyOnDevice[], challenge: string): Promise<Authenticated | null> {
  const salts = usable.map(({ wrap }) => [wrap.id, { first: wrap.prfSalt }] as const)
  return ask(
    usable.map(({ wrap }) => wrap.id),
    challenge,
    Object.fromEntries(salts),
  )
}

/** @returns null when the person cancelled, or the authenticator has none of the passkeys */
async function ask(
  ids: readonly string[],
  challenge: string,
  evalByCredential: Record<string, { first: BufferSource }>,
): Promise<Authenticated | null> {
  try {
    return await startAuthentication({
      optionsJSON: {
        challenge,
        timeout: PASSKEY_MS,
        userVerification: 'required',
        allowCredentials: ids.map(descriptor),
        extensions: { prf: { evalByCredential } },
      },
    })
  } catch {
    // Browsers report a cancelled question and a missing passkey alike, on purpose.
    return null
  }
}

function prfAt(ids: readonly string[], first: BufferSource): Record<string, { first: BufferSource }> {
  return Object.fromEntries(ids.map((id) => [id, { first }]))
}

/**
 * Asks once more when the authenticator has the PRF extension but returned no output for a new passkey. A person
 * who cancels has a passkey without the extension.
 */
async function askPrf(
  { id, clientExtensionResults }: Registered | Authenticated,
  prfSalt: BufferSource,
): Promise<BufferSource | null> {
  if (clientExtensionResults.prf?.enabled !== true) return null
  const used = await ask([id], randomChallenge(), prfAt([id], prfSalt))
  return used && prfOf(used)
}

function prfOf({ clientExtensionResults }: Registered | Authenticated): BufferSource | null {
  // The library's own BufferSource also allows shared memory, which no browser returns here.
  return (clientExtensionResults.prf?.results?.first as BufferSource | undefined) ?? null
}

function descriptor(id: string) {
  return { id, type: 'public-key' } as const
}

function randomChallenge(): string {
  return bufferToBase64URLString(randomBytes(CHALLENGE_BYTES).buffer)
}

/** Only the fields that the server checks. The output of the PRF never leaves the device. */
function wireUse({ id, response }: Authenticated): RequestOf<typeof operations.signInWithPasskey>['uso'] {
  const { authenticatorData, clientDataJSON, signature, userHandle } = response
  return {
    credencial: id,
    datosAutenticador: authenticatorData,
    datosCliente: clientDataJSON,
    firma: signature,
    ...(userHandle ? { usuario: userHandle } : {}),
  }
}

function wireNew({ id, response: { attestationObject, clientDataJSON } }: Registered) {
  return { credencial: id, atestacion: attestationObject, datosCliente: clientDataJSON }
}
