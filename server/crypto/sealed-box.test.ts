import { expect, test } from 'vitest'
import { openBytes, SealBrokenError, sealBytes } from './sealed-box.ts'

const secret = Buffer.from('a secret of this test')
const plain = Buffer.from('nothing for others')

test('opens with the same secret and purpose', () => {
  const box = sealBytes(secret, 'test', plain)
  expect(Buffer.from(openBytes(secret, 'test', box))).toEqual(plain)
  expect(Buffer.from(box).includes(plain)).toBe(false)
  expect(sealBytes(secret, 'test', plain)).not.toEqual(box)
})

test('rejects another secret, another purpose and any changed or missing byte', () => {
  const box = sealBytes(secret, 'test', plain)
  expect(() => openBytes(Buffer.from('another secret'), 'test', box)).toThrow(SealBrokenError)
  expect(() => openBytes(secret, 'another purpose', box)).toThrow(SealBrokenError)
  for (let index = 0; index < box.length; index++) {
    const changed = box.map((byte, at) => (at === index ? byte ^ 1 : byte))
    expect(() => openBytes(secret, 'test', changed), `byte ${index}`).toThrow(SealBrokenError)
  }
  for (const length of [0, 1, 20, box.length - 1]) {
    expect(() => openBytes(secret, 'test', box.subarray(0, length))).toThrow(SealBrokenError)
  }
})
