import * as operations from '#contract/identity/passkeys.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import type { TestServer } from '../server/server.ts'
import { fieldOf, sendOperation, type WireAnswer } from '../server/network/raw-call.ts'
import { findPerson } from '../server/people.ts'
import type { SoftAuthenticator, SoftCredential } from './soft-authenticator.ts'

/** Address at which a server without PUBLIC_URL makes passkeys. */
export const PASSKEY_ORIGIN = 'http://localhost:3000'

const PASSWORD = 'Portal.2026'
const text = (value: unknown) => Buffer.from(value as ArrayBuffer).toString('base64url')
const bytes = (value: unknown) => new Uint8Array(Buffer.from(String(value), 'base64url'))

export function assertionOf({ id, response }: SoftCredential) {
  return {
    credencial: id,
    datosAutenticador: text(response['authenticatorData']),
    datosCliente: text(response['clientDataJSON']),
    firma: text(response['signature']),
    usuario: text(response['userHandle']),
  }
}

export function attestationOf({ id, response }: SoftCredential) {
  return {
    credencial: id,
    atestacion: text(response['attestationObject']),
    datosCliente: text(response['clientDataJSON']),
  }
}

/** Opens a session on a person's own phone. Only there a passkey can be made. */
export async function openOnPhone(server: TestServer, login: string): Promise<string> {
  const { userId } = await findPerson(server, login)
  const { sessions } = server.services
  const way = { device: 'personal' } as const
  return (await server.db.transaction((tx) => sessions.open(tx, userId, server.clock.now(), way))).token
}

export async function makePasskey(
  authenticator: SoftAuthenticator,
  begun: WireAnswer,
): Promise<ReturnType<typeof attestationOf>> {
  const made = await authenticator.create({
    publicKey: {
      challenge: bytes(fieldOf(begun, 'reto')),
      rp: {},
      user: { id: bytes(fieldOf(begun, 'usuario')) },
    },
  })
  return attestationOf(made)
}

/** Adds a passkey over the wire. Returns the answer of P-292. */
export async function addPasskeyOf(
  server: TestServer,
  login: string,
  authenticator: SoftAuthenticator,
  token?: string,
): Promise<WireAnswer> {
  const session = token ?? (await openOnPhone(server, login))
  const begun = await sendOperation(server, operations.beginPasskey, { password: PASSWORD }, session)
  const input = {
    pase: fieldOf(begun, 'pase'),
    nombre: 'Teléfono de prueba',
    alta: await makePasskey(authenticator, begun),
  }
  return sendOperation(server, operations.addPasskey, input, session)
}

type SignIn = RequestOf<typeof operations.signInWithPasskey>

/** Begins and signs a sign-in, without sending it. */
export async function signedUse(server: TestServer, authenticator: SoftAuthenticator): Promise<SignIn> {
  const begun = await sendOperation(server, operations.beginPasskeySignIn, { huellas: [] }, '')
  const publicKey = { challenge: bytes(fieldOf(begun, 'reto')) }
  const uso = assertionOf(await authenticator.get({ publicKey }))
  return { pase: String(fieldOf(begun, 'pase')), uso, dispositivos: [], equipo: 'personal' }
}

export async function signInBy(server: TestServer, authenticator: SoftAuthenticator): Promise<WireAnswer> {
  const input = await signedUse(server, authenticator)
  return sendOperation(server, operations.signInWithPasskey, input, '')
}
