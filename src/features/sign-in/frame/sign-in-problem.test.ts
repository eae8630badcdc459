import { describe, expect, it } from 'vitest'
import type { SignInResult } from '#core/session/session-state.ts'
import { failureSentence, missingField, problemOf } from './sign-in-problem.ts'
import { es } from '../texts.es.ts'

const words = es.problems

describe('missingField', () => {
  it('accepts a complete form and names each empty field', () => {
    expect(missingField('100101', 'x', words, es.checkFields)).toBeNull()
    expect(missingField('  ', 'x', words, es.checkFields)).toEqual({
      title: es.checkFields,
      way: null,
      user: words.noUser,
    })
    expect(missingField('', '', words, es.checkFields)).toMatchObject({ password: words.noPassword })
  })
})

describe('problemOf', () => {
  type Refused = Extract<SignInResult, { ok: false }>
  const failed = (failure: Extract<Refused, { reason: 'failed' }>['failure']): Refused => ({
    ok: false,
    reason: 'failed',
    failure,
  })

  it('shows the server’s message for a wrong password', () => {
    const message = 'Usuario o contraseña incorrectos'
    expect(problemOf({ ok: false, reason: 'wrong', message }, words)).toMatchObject({
      title: message,
      way: 'recovery',
    })
  })

  it('shows its own text when the device itself rejects the password', () => {
    expect(problemOf({ ok: false, reason: 'wrong', message: '' }, words).title).toBe(words.wrong)
  })

  it('shows a different short sentence for each reason', () => {
    const all: Refused[] = [
      { ok: false, reason: 'wrong', message: '' },
      { ok: false, reason: 'unknown-offline' },
      { ok: false, reason: 'too-long-offline' },
      failed({ kind: 'offline' }),
      failed({ kind: 'expired' }),
      failed({ kind: 'unavailable', retryAfterMs: null }),
      failed({ kind: 'unavailable', retryAfterMs: 4000 }),
      failed({ kind: 'malformed', detail: '' }),
      failed({ kind: 'rejected', code: 'ERROR', message: '' }),
    ]
    const titles = all.map((result) => problemOf(result, words).title)
    expect(new Set(titles).size).toBe(all.length)
    expect(titles.every((title) => title.split(' ').length <= 15)).toBe(true)
  })
})

describe('failureSentence', () => {
  it('says how long to wait, at least 1 s', () => {
    const after = (retryAfterMs: number) => failureSentence({ kind: 'unavailable', retryAfterMs }, words)
    expect(after(29_100)).toBe('Demasiados intentos. Espera 30 s e intenta otra vez.')
    expect(after(0)).toContain('Espera 1 s')
  })

  it('prefers the server’s message to the screen’s own text', () => {
    const refusal = (message: string) =>
      failureSentence({ kind: 'rejected', code: 'ERROR', message }, words, { rejected: 'De la pantalla' })
    expect(refusal('Del servidor')).toBe('Del servidor')
    expect(refusal('')).toBe('De la pantalla')
  })
})
