import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

/** Encryption of backups in the age format, which any compatible program can decrypt without this one. */

export interface KeyPair {
  /** AGE-SECRET-KEY-1…: decrypts. */
  identity: string
  /** age1…: encrypts. */
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
    // The library throws for every other text.
    return false
  }
}

export function isIdentity(text: string): boolean {
  try {
    new Decrypter().addIdentity(text)
    return true
  } catch {
    // The library throws for every other text.
    return false
  }
}

export interface Sealer {
  close(bytes: Uint8Array): Promise<Uint8Array>
}

export interface Opener {
  /** @throws NotOpened when encrypted for another key or damaged */
  open(bytes: Uint8Array): Promise<Uint8Array>
}

export class NotOpened extends Error {
  override readonly name = 'NotOpened'
  /** True for another key, false for damage. */
  readonly isOfOthers: boolean

  constructor(cause: unknown) {
    super('a backup cannot be decrypted', { cause })
    this.isOfOthers = cause instanceof Error && cause.message.startsWith('no identity matched')
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
        throw new NotOpened(cause)
      }
    },
  }
}
