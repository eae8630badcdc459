import { describe, expect, test } from 'vitest'
import { describeTotp, newTotpKey, stepOfCode } from './totp.ts'

/** RFC 6238, appendix B: SHA-1, the last six of its eight digits. */
const KEY = Buffer.from('12345678901234567890', 'ascii')
const VECTORS = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const

describe('TOTP (RFC 6238)', () => {
  test.each(VECTORS)('at %i s: accepts the code %s, also 30 seconds before and after', (seconds, eight) => {
    const code = eight.slice(-6)
    const step = Math.floor(seconds / 30)
    const at = (moved: number) => stepOfCode(KEY, code, new Date((seconds + moved) * 1000))
    expect(at(0)).toBe(step)
    // A code is accepted one half-minute early or late, and returns its own half-minute. Two half-minutes are
    // too many.
    expect([at(-30), at(30)]).toEqual([step, step])
    expect([at(-60), at(60)]).toEqual([null, null])
  })

  test.each(['', '28708', '2870820', 'abcdef', '28708２'])('rejects %j', (code) => {
    expect(stepOfCode(KEY, code, new Date(59_000))).toBeNull()
  })

  test('describes a key of 160 random bits as a URI with the names of portal and person', () => {
    const key = newTotpKey()
    expect(key).toHaveLength(20)
    expect(Buffer.from(newTotpKey()).equals(Buffer.from(key))).toBe(false)
    const { text, address } = describeTotp(key, '100301')
    expect(text).toMatch(/^[A-Z2-7]{32}$/)
    const url = new URL(address)
    expect([url.protocol, decodeURIComponent(url.pathname)]).toEqual(['otpauth:', '/Turno:100301'])
    expect(Object.fromEntries(url.searchParams)).toEqual({
      issuer: 'Turno',
      secret: text,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})
