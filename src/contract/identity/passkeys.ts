import * as z from 'zod/mini'
import { CREDENTIAL_ID_LENGTH, PASSKEY_NAME_LENGTH, PASSKEYS_PER_PERSON } from '#domain/identity/passkey.ts'
import { deviceField, dispositivos, loginText, passwordText, signedIn } from './login.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireNumber, wireText, wireTextOrNone } from '../protocol/wire-values.ts'

/**
 * Passkeys ("huellas"): signing in with the fingerprint or face of the phone (WebAuthn). Added operations; a
 * host without `passkeyHost` in /config.json has none. Bytes are base64url texts.
 */

const common = {
  method: 'POST',
  host: 'node',
  answers: 'json',
  offline: 'online',
  outcome: statusIs('OK'),
} as const

const bytes = (longest: number) => neededText(z.maxLength(longest), z.regex(/^[\w-]+$/))
const credentialId = () => bytes(CREDENTIAL_ID_LENGTH)
/** Encrypted challenge with its time, person and password, which the server does not store. */
const pass = () => bytes(1024)
const CLIENT_DATA_LENGTH = 4096
const SIGNATURE_LENGTH = 2048
/** An attestation may contain certificates, although the app asks for none. */
const ATTESTATION_LENGTH = 32_768

/** Response of the authenticator to a sign-in (WebAuthn: AuthenticatorAssertionResponse). */
const assertion = () =>
  z.object({
    credencial: credentialId(),
    datosAutenticador: bytes(CLIENT_DATA_LENGTH),
    datosCliente: bytes(CLIENT_DATA_LENGTH),
    firma: bytes(SIGNATURE_LENGTH),
    usuario: z.optional(bytes(128)),
  })

/** Response of the authenticator with a new passkey (WebAuthn: AuthenticatorAttestationResponse). */
const attestation = () =>
  z.object({
    credencial: credentialId(),
    atestacion: bytes(ATTESTATION_LENGTH),
    datosCliente: bytes(CLIENT_DATA_LENGTH),
  })

/**
 * The password is asked for again. SEGUNDO: a code is needed too, because the person has a second step. `existentes`: passkeys of the
 * person, so that an authenticator does not make a second one.
 */
export const beginPasskey = endpoint({
  ...common,
  id: 'P-291',
  path: '/api/portal/huellas/preparar',
  summary: 'Begin a passkey',
  access: 'session',
  token: 'header',
  request: () =>
    z.object({ password: passwordText(), codigo: z.optional(neededText(z.minLength(1), z.maxLength(32))) }),
  response: () =>
    z.object({
      status: z.literal('OK'),
      pase: wireText,
      reto: wireText,
      /** Random-looking handle of the person, always the same. */
      usuario: wireText,
      /** Name that the phone shows for the passkey. */
      cuenta: wireText,
      nombre: wireText,
      existentes: z.array(wireText),
    }),
})

/** One of `alta` and `uso`. `uso`: the authenticator has a passkey of the person already. */
export const addPasskey = endpoint({
  ...common,
  id: 'P-292',
  path: '/api/portal/huellas/agregar',
  summary: 'Add a passkey, or use an existing one on another device',
  access: 'session',
  token: 'header',
  request: () =>
    z.object({
      pase: pass(),
      nombre: neededText(z.minLength(1), z.maxLength(PASSKEY_NAME_LENGTH)),
      alta: z.optional(attestation()),
      uso: z.optional(assertion()),
    }),
  response: () =>
    z.object({
      status: z.literal('OK'),
      nombre: wireText,
      /** Random key that only this passkey's sign-ins return. */
      clave: wireText,
    }),
})

export const listPasskeys = endpoint({
  ...common,
  id: 'P-293',
  path: '/api/portal/huellas/lista',
  summary: 'Passkeys of the caller',
  access: 'session',
  token: 'header',
  isReadOnly: true,
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.literal('OK'),
      huellas: z.array(
        z.object({
          id: wireNumber,
          credencial: wireText,
          nombre: wireText,
          /** Days YYYY-MM-DD in the company's time zone. */
          creada: wireText,
          usada: wireTextOrNone,
        }),
      ),
    }),
})

/** Ends the sessions that the passkey opened, except the caller's. */
export const removePasskey = endpoint({
  ...common,
  id: 'P-294',
  path: '/api/portal/huellas/quitar',
  summary: 'Revoke a passkey of the caller',
  access: 'session',
  token: 'header',
  request: () => z.object({ id: wireNumber }),
  response: () => z.object({ status: z.literal('OK') }),
})

/** `retiradas`: passkeys of the request that the server does not know, so that the device deletes its key. */
export const beginPasskeySignIn = endpoint({
  ...common,
  id: 'P-295',
  path: '/api/portal/huellas/reto',
  summary: 'Challenge for a sign-in with a passkey, and revoked passkeys of the device',
  access: 'public',
  token: 'none',
  isReadOnly: true,
  request: () => z.object({ huellas: z.array(credentialId()).check(z.maxLength(3 * PASSKEYS_PER_PERSON)) }),
  response: () =>
    z.object({
      status: z.literal('OK'),
      pase: wireText,
      reto: wireText,
      retiradas: z.array(wireText),
    }),
})

/**
 * RETIRADA: the passkey was revoked, so the device deletes its key. VENCIDO: `pase` has expired; the client
 * starts again with P-295. Counts as the second step.
 */
export const signInWithPasskey = endpoint({
  ...common,
  id: 'P-296',
  path: '/api/portal/huellas/entrar',
  summary: 'Sign in with a passkey',
  access: 'public',
  token: 'none',
  request: () =>
    z.object({ pase: pass(), uso: assertion(), dispositivos: dispositivos(), equipo: deviceField() }),
  response: () => z.extend(signedIn(), { clave: wireText }),
})

/** For a lost phone. Ends all sessions of the person too. Refused in the same cases as P-13. */
export const removePasskeysOf = endpoint({
  ...common,
  id: 'P-297',
  path: '/api/portal/huellas/quitar-de',
  summary: "Revoke all of a person's passkeys",
  access: 'accounts',
  isScoped: true,
  token: 'header',
  request: () => z.object({ empleado: loginText(), persona: z.optional(wireNumber) }),
  response: () => z.object({ status: z.literal('OK'), nombre: wireText, quitadas: wireNumber }),
})
