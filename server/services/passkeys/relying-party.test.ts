import { expect, test } from 'vitest'
import { passkeyHost, passkeyOrigin } from './relying-party.ts'

test('makes passkeys for the host name of PUBLIC_URL, and for no bare address', () => {
  expect(passkeyHost({ publicUrl: 'https://portal.example:8443' })).toBe('portal.example')
  expect(passkeyHost({ publicUrl: 'https://192.168.0.5' })).toBeNull()
  expect(passkeyHost({ publicUrl: 'https://[::1]:3000' })).toBeNull()
  expect(passkeyHost({ publicUrl: '' })).toBe('localhost')
})

test('accepts only the origin of PUBLIC_URL, else only this machine', () => {
  const publicUrl = 'https://portal.example/turno'
  expect(passkeyOrigin({ publicUrl }, 'https://evil.example')).toBe('https://portal.example')
  expect(passkeyOrigin({ publicUrl: '' }, 'http://localhost:4000')).toBe('http://localhost:4000')
  for (const other of ['https://localhost.evil.example', 'http://192.168.0.5:3000', 'null', ''])
    expect(passkeyOrigin({ publicUrl: '' }, other)).toBe('http://localhost')
})
