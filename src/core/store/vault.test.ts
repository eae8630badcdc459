import { describe, expect, it, vi } from 'vitest'
import {
  createDataKey,
  openBytes,
  openDataKey,
  openValue,
  opaqueName,
  randomBytes,
  rewrapDataKey,
  sealBytes,
  sealValue,
} from './vault.ts'

describe('data key', () => {
  it('can be opened only with the password that wrapped it', async () => {
    const { key, wrapped } = await createDataKey('Portal.2026')
    const sealed = await sealValue(key, 'a|cache|1', { net: 241166 })
    const again = await openDataKey(wrapped, 'Portal.2026')
    expect(again && (await openValue(again, 'a|cache|1', sealed))).toEqual({ net: 241166 })
    expect(await openDataKey(wrapped, 'Portal.2027')).toBeNull()
  })

  it('uses 600,000 rounds to derive the key from a password (OWASP)', { tags: ['whole'] }, async () => {
    const derive = vi.spyOn(crypto.subtle, 'deriveKey')
    const { wrapped } = await createDataKey('Portal.2026')
    await openDataKey(wrapped, 'Portal.2027')
    const derivations = derive.mock.calls.map(([how]) => how)
    derive.mockRestore()
    expect(derivations).toHaveLength(2)
    for (const how of derivations)
      expect(how).toMatchObject({ name: 'PBKDF2', hash: 'SHA-256', iterations: 600_000 })
  })

  it('is the same key after the password changed', { tags: ['whole'] }, async () => {
    const { key, wrapped } = await createDataKey('first one')
    const sealed = await sealValue(key, 'p', 'kept')
    const moved = await rewrapDataKey(wrapped, 'first one', 'second one')
    const again = moved && (await openDataKey(moved, 'second one'))
    expect(again && (await openValue(again, 'p', sealed))).toBe('kept')
    expect(moved && (await openDataKey(moved, 'first one'))).toBeNull()
    expect(await rewrapDataKey(wrapped, 'wrong', 'second one')).toBeNull()
  })

  it('cannot be exported', { tags: ['whole'] }, async () => {
    const { key, wrapped } = await createDataKey('Portal.2026')
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
    const opened = await openDataKey(wrapped, 'Portal.2026')
    await expect(crypto.subtle.exportKey('raw', opened as CryptoKey)).rejects.toThrow()
  })
})

describe('sealed values', () => {
  it('cannot be opened in another place or after a change', { tags: ['whole'] }, async () => {
    const { key } = await createDataKey('x')
    const sealed = await sealBytes(key, 'a|blobs|1', Uint8Array.from([1, 2, 3]))
    await expect(openBytes(key, 'a|blobs|2', sealed)).rejects.toThrow()
    await expect(openBytes(key, 'b|blobs|1', sealed)).rejects.toThrow()
    new Uint8Array(sealed.ct)[0] = (new Uint8Array(sealed.ct)[0] ?? 0) ^ 1
    await expect(openBytes(key, 'a|blobs|1', sealed)).rejects.toThrow()
  })
})

describe('opaque names', () => {
  it('are stable on one device, different on another, and fit a bucket name', async () => {
    const salt = randomBytes(32)
    const name = await opaqueName(salt, 'user|1')
    expect(name).toMatch(/^[0-9a-f]{32}$/)
    expect(await opaqueName(salt, 'user|1')).toBe(name)
    expect(await opaqueName(randomBytes(32), 'user|1')).not.toBe(name)
  })
})
