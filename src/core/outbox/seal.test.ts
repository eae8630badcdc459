import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { describe, expect, test } from 'vitest'
import { type DeliveryKey, isDeliveryKey, sealFor } from './seal.ts'

async function makeKey() {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  return { jwk: { ...(await exportJWK(pair.publicKey)), kid: 'k1' } as DeliveryKey, opens: pair.privateKey }
}

describe('sealed delivery', () => {
  test('can be decrypted by a JOSE library', async () => {
    const { jwk, opens } = await makeKey()
    const content = { grant: 'g', path: '/x.php', body: { Opcion: 12, calle: 'Añil 3 ✓' } }
    const sealed = await sealFor(jwk, content)
    const { plaintext, protectedHeader } = await compactDecrypt(sealed, opens)
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(content)
    expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'k1' })
    expect(sealed).not.toContain('calle')
  })

  test('encrypts the same content differently each time', async () => {
    const { jwk } = await makeKey()
    expect(await sealFor(jwk, 'same')).not.toBe(await sealFor(jwk, 'same'))
  })

  test('cannot be decrypted after one character was changed', async () => {
    const { jwk, opens } = await makeKey()
    const parts = (await sealFor(jwk, { step: 3 })).split('.')
    parts[3] = `${parts[3]?.startsWith('A') ? 'B' : 'A'}${parts[3]?.slice(1)}`
    await expect(compactDecrypt(parts.join('.'), opens)).rejects.toThrow()
  })

  test('seals one megabyte in one piece', async () => {
    const { jwk, opens } = await makeKey()
    const photo = 'x'.repeat(1_000_000)
    const { plaintext } = await compactDecrypt(await sealFor(jwk, photo), opens)
    expect(plaintext).toHaveLength(1_000_002)
  })

  test.each([undefined, null, {}, { kty: 'RSA', kid: 'k' }, { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }])(
    '%j is not a valid delivery key',
    (jwk) => expect(isDeliveryKey(jwk)).toBe(false),
  )
})
