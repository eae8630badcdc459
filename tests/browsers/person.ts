import { PASSWORD } from '../support/browser/person.ts'
import { expect } from '@playwright/test'
import type { Hand } from './hand.ts'

export async function signIn(hand: Hand, user: string): Promise<void> {
  await hand.fill('Número de empleado', user)
  await hand.fill('Contraseña', PASSWORD)
  await hand.tap({ kind: 'button', name: 'Entrar' })
}

/** Whoever was here is not on the screen, nor on any page before it. */
export async function expectNobody(
  hand: Hand,
  { url, start, words }: { url: string; start: string; words: readonly string[] },
): Promise<void> {
  for (let pages = 0; pages < 12; pages++) {
    // Before the first page of the portal there is nothing.
    if (pages > 0 && (!(await hand.back()) || !(await hand.address()).startsWith(url))) return
    await hand.sees(start)
    const text = await hand.text()
    for (const word of words) expect(text, `${pages} pages before`).not.toContain(word)
  }
}
