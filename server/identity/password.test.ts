import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

test('hashes with argon2id, 19 MiB, 2 rounds and 1 lane, with a new salt each time', async () => {
  const hashes = await Promise.all([hashPassword('Portal.2026'), hashPassword('Portal.2026')])
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(hashes[0]).not.toBe(hashes[1])
})

test('accepts only the exact password, in either Unicode form of its letters', async () => {
  const hash = await hashPassword('Contraseña 7')
  expect(await verifyPassword(hash, 'Contraseña 7')).toBe(true)
  expect(await verifyPassword(hash, 'Contrasen\u0303a 7')).toBe(true)
  for (const wrong of ['contraseña 7', 'Contraseña 7 ', 'Contrasena 7', '']) {
    expect(await verifyPassword(hash, wrong)).toBe(false)
  }
})

test('rejects every password of an unknown user after comparable work', async () => {
  const hash = await hashPassword('Portal.2026')
  await verifyPassword(null, 'warm')
  const time = async (of: string | null) => {
    const started = performance.now()
    for (let round = 0; round < 10; round++) expect(await verifyPassword(of, 'a guess')).toBe(false)
    return performance.now() - started
  }
  const [known, unknown] = [await time(hash), await time(null)]
  // Without a hash computation the ratio would be about 0.01.
  expect(unknown / known).toBeGreaterThan(0.3)
})
