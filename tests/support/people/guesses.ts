import * as login from '#contract/identity/login.ts'
import { findAccount, guessedName } from '#server/identity/account.ts'
import { loginTexts } from '#server/texts.ts'
import { type LegacyAnswer, post } from '../server/hosts/legacy-call.ts'
import type { TestServer } from '../server/server.ts'

export const PASSWORD = 'Portal.2026'
export const MINUTE_MS = 60_000
export const STRANGER = '203.0.113.66'
export const PLANT = '203.0.113.10'

interface From {
  address?: string
  devices?: readonly string[]
  isShared?: boolean
}

/**
 * Guesses passwords through the sign-in call or without hashing.
 * @param server started with TRUST_PROXY and a still clock
 */
export function guessesAt(server: () => TestServer) {
  function enter(
    correo: string,
    password: string,
    { address = PLANT, devices, isShared }: From = {},
  ): Promise<LegacyAnswer> {
    const headers = { 'x-forwarded-for': address }
    const input = {
      correo,
      password,
      ...(devices ? { dispositivos: devices } : {}),
      ...(isShared ? { equipo: 'kiosco' } : {}),
    }
    return post(server(), login.signIn, input, { headers })
  }

  async function outcome(...attempt: Parameters<typeof enter>): Promise<'in' | 'wrong' | 'wait'> {
    const { text } = await enter(...attempt)
    if (text.includes('"OK"')) return 'in'
    return text.includes(loginTexts.wrong) ? 'wrong' : 'wait'
  }

  async function getToKnow(correo: string, from: From = {}): Promise<string> {
    const { body } = await enter(correo, PASSWORD, { devices: [], ...from })
    return (body as { dispositivo: string }).dispositivo
  }

  async function guessAt(correo: string, times: number, from: From = {}): Promise<string[]> {
    const answers: string[] = []
    for (let time = 0; time < times; time++) answers.push(await outcome(correo, `guess ${time}`, from))
    return answers
  }

  /**
   * Sends wrong guesses without hashing, counted as sign-in counts them. @returns how many guesses were checked
   */
  async function guessOften(correo: string, times: number, address: string): Promise<number> {
    const name = guessedName(await findAccount(server().db, correo), correo)
    let checked = 0
    for (let time = 0; time < times; time++) {
      const guess = { kind: 'password', name, address, device: null } as const
      const { wait } = await server().services.limiter.attempt(guess, async () => null)
      if (wait === 0) checked++
    }
    return checked
  }

  /** Sends three guesses from each address: too few to make an address wait. */
  async function guessFromMany(correo: string, hosts: number): Promise<number> {
    let checked = 0
    for (let host = 1; host <= hosts; host++) checked += await guessOften(correo, 3, `198.51.100.${host}`)
    return checked
  }

  /**
   * Sends a wrong guess each minute for half an hour; from the eleventh on, also the right password in
   * between.
   * @returns the responses to the right password
   */
  async function besiege(correo: string, right: () => Promise<string>, from: From): Promise<string[]> {
    for (let guess = 0; guess < 10; guess++) {
      await enter(correo, 'a guess', from)
      server().clock.advance(MINUTE_MS)
    }
    const answers: string[] = []
    for (let minute = 0; minute < 20; minute++) {
      await enter(correo, 'a guess', from)
      server().clock.advance(MINUTE_MS / 2)
      answers.push(await right())
      server().clock.advance(MINUTE_MS / 2)
    }
    return answers
  }

  return { enter, outcome, getToKnow, guessAt, guessOften, guessFromMany, besiege }
}
