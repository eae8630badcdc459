import type { RequestOf } from '#contract/protocol/operation.ts'
import type { addPasskey, signInWithPasskey } from '#contract/identity/passkeys.ts'
import { PASSKEY_ALGORITHMS } from '#domain/identity/passkey.ts'
import type { Environment } from '../../environment.ts'
import type { Services } from '../../facilities/services.ts'
import { passkeyHost, passkeyOrigin } from './relying-party.ts'

export type Assertion = RequestOf<typeof signInWithPasskey>['uso']
export type Attestation = NonNullable<RequestOf<typeof addPasskey>['alta']>
type Context = Pick<Services, 'environment' | 'log'>

/** The library takes 0.1 s to load, so the first person who uses a passkey loads it. */
const loadLibrary = () => import('@simplewebauthn/server')

/**
 * Checks the response of an authenticator with a new passkey. Asks for no attestation: the portal trusts any
 * authenticator that verifies its person.
 * @returns null for an invalid response
 */
export async function verifyNewPasskey(
  { credencial, atestacion, datosCliente }: Attestation,
  challenge: string,
  context: Context,
): Promise<{ publicKey: Uint8Array; uses: number } | null> {
  const { verifyRegistrationResponse } = await loadLibrary()
  const expected = expectedFrom(context.environment, datosCliente)
  if (expected === null) return null
  const verified = await orNull(context, () =>
    verifyRegistrationResponse({
      ...expected,
      expectedChallenge: challenge,
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
      response: {
        ...credentialOf(credencial),
        response: { attestationObject: atestacion, clientDataJSON: datosCliente },
      },
    }),
  )
  const made = verified?.registrationInfo?.credential
  return made?.id === credencial ? { publicKey: made.publicKey, uses: made.counter } : null
}

/**
 * Checks the signature of a sign-in. The caller compares the number of uses.
 * @returns number of uses that the authenticator reports; null for an invalid response
 */
export async function verifyUse(
  { credencial, datosAutenticador, datosCliente, firma, usuario }: Assertion,
  challenge: string,
  publicKey: Uint8Array,
  context: Context,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadLibrary()
  const expected = expectedFrom(context.environment, datosCliente)
  if (expected === null) return null
  const response = {
    authenticatorData: datosAutenticador,
    clientDataJSON: datosCliente,
    signature: firma,
    ...(usuario === undefined ? {} : { userHandle: usuario }),
  }
  const verified = await orNull(context, () =>
    verifyAuthenticationResponse({
      ...expected,
      expectedChallenge: challenge,
      // The library would report a copied passkey like any other invalid response.
      credential: { id: credencial, publicKey: new Uint8Array(publicKey), counter: 0 },
      response: { ...credentialOf(credencial), response },
    }),
  )
  return verified?.verified === true ? verified.authenticationInfo.newCounter : null
}

function credentialOf(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
}

function expectedFrom(environment: Environment, clientData: string) {
  const host = passkeyHost(environment)
  if (host === null) return null
  return {
    expectedRPID: host,
    expectedOrigin: passkeyOrigin(environment, originIn(clientData)),
    requireUserVerification: true,
  }
}

function originIn(clientData: string): string {
  try {
    const { origin } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as {
      origin?: unknown
    }
    return typeof origin === 'string' ? origin : ''
  } catch {
    // The library refuses client data that are no JSON.
    return ''
  }
}

/** The library throws for every invalid response. Its messages name no person. */
async function orNull<Verified>({ log }: Context, verify: () => Promise<Verified>): Promise<Verified | null> {
  try {
    return await verify()
  } catch (cause) {
    log.warn({ reason: cause instanceof Error ? cause.message : '' }, 'a passkey response was refused')
    return null
  }
}
