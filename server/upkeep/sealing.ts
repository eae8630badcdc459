import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

/** Encryption of backups in the age format. Any compatible program can decrypt them. */

export interface KeyPair {
  /** Private key, AGE-SECRET-KEY-1…, which decrypts. */
  identity: string
  /** Public key, age1…, which encrypts. */
  recipient: string
}

export async function makeKeyPair(): Promise<KeyPair> {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

export const recipientOf = (identity: string): Promise<string> => identityToRecipient(identity)

export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text)
    return true
  } catch {
    // The library throws for a text that is no public key.
    return false
  }
}

export function isIdentity(text: string): boolean {
  try {
    new Decrypter().addIdentity(text)
    return true
  } catch {
    // The library throws for a text that is no private key.
    return false
  }
}

export interface Sealer {
  close(bytes: Uint8Array): Promise<Uint8Array>
}

export interface Opener {
  /** Decrypts a file. @throws NotDecrypted for a damaged file or one encrypted for another key */
  open(bytes: Uint8Array): Promise<Uint8Array>
}

export class NotDecrypted extends Error {
  override readonly name = 'NotDecrypted'
  readonly isOtherKey: boolean

  constructor(cause: unknown) {
    super('a backup cannot be decrypted', { cause })
    this.isOtherKey = cause instanceof Error && cause.message.startsWith('no identity matched')
  }
}

export function sealFor(...recipients: string[]): Sealer {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return { close: (bytes) => encrypter.encrypt(bytes) }
}

export function openWith(identity: string): Opener {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return {
    async open(bytes) {
      try {
        return await decrypter.decrypt(bytes)
      } catch (cause) {
        throw new NotDecrypted(cause)
      }
    },
  }
}
