import { expect, test } from 'vitest'
import { hashPassword } from '../../identity/password.ts'
import { makeOneTimePassword, oneTimePasswords } from './one-time-password.ts'
import { oneTimeWords } from './one-time-words.es.ts'

test('has more than 2⁴⁰ possible passwords', () => {
  expect(Math.log2(oneTimePasswords)).toBeGreaterThan(40)
  expect(new Set(oneTimeWords).size).toBe(oneTimeWords.length)
})

test('uses only short words without accents', () => {
  expect(oneTimeWords.filter((word) => !/^[a-z]{4,7}$/.test(word))).toEqual([])
})

test('combines three words and a two-digit number after any of them', () => {
  const made = Array.from({ length: 300 }, makeOneTimePassword)
  expect(new Set(made).size).toBe(made.length)
  const places = made.map((password) => password.split('-').findIndex((part) => /^\d\d$/.test(part)))
  expect(new Set(places)).toEqual(new Set([1, 2, 3]))
  const known = new Set(oneTimeWords)
  for (const password of made) {
    const words = password.split('-').filter((part) => !/^\d\d$/.test(part))
    expect(words.every((word) => known.has(word)) && words.length === 3, password).toBe(true)
  }
})

test('can be hashed like any other password', async () => {
  expect(await hashPassword(makeOneTimePassword())).toContain('argon2id')
})
