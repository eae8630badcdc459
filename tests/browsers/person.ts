import { expect } from '@playwright/test'
import type { Hand } from './hand.ts'
import { PASSWORD } from '../support/server/other-device.ts'
import { signInPage } from '../support/pages/sign-in.ts'

export async function signIn(hand: Hand, user: string): Promise<void> {
  await hand.fill(signInPage.user.label, user)
  await hand.fill(signInPage.password.label, PASSWORD)
  await hand.tap({ kind: 'button', name: signInPage.enter.label })
}

/** Asserts that neither the screen nor the 11 pages before it in the history show the previous person's data. */
export async function expectNobody(
  hand: Hand,
  { url, start, words }: { url: string; start: string; words: readonly string[] },
): Promise<void> {
  for (let pages = 0; pages < 12; pages++) {
    // Ends at the start of the history, or before the first page of the portal.
    if (pages > 0 && (!(await hand.back()) || !(await hand.address()).startsWith(url))) return
    await hand.sees(start)
    const text = await hand.text()
    for (const word of words) expect(text, `${pages} pages before`).not.toContain(word)
  }
}
