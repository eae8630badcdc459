import { expect, test } from 'vitest'
import { hashPassword } from '../../identity/password.ts'
import { makeOneTimePassword, oneTimePasswords } from './one-time-password.ts'
import { oneTimeWords } from './one-time-words.es.ts'

test('there are more than 2⁴⁰ of them', () => {
  expect(Math.log2(oneTimePasswords)).toBeGreaterThan(40)
  expect(new Set(oneTimeWords).size).toBe(oneTimeWords.length)
})

test('every word can be read aloud and typed: short, without accents', () => {
  expect(oneTimeWords.filter((word) => !/^[a-z]{4,7}$/.test(word))).toEqual([])
})

test('three words and a two-digit number that stands behind any of them', () => {
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

test('it is a password like any other', async () => {
  expect(await hashPassword(makeOneTimePassword())).toContain('argon2id')
})
