import type { redeemSecondStep } from '#contract/identity/login.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'

/**
 * Sign-in that the server accepted, but that failed later because the network broke. Stored briefly in
 * memory, for a retry with the same name and password.
 */
type Opened = ResponseOf<typeof redeemSecondStep>

const MAX_AGE_MS = 2 * 60 * 1000

let storedSignIn: { name: string; password: string; answer: Opened } | null = null
let timer: ReturnType<typeof setTimeout> | undefined

export function keepOpened(name: string, password: string, answer: Opened): void {
  storedSignIn = { name, password, answer }
  clearTimeout(timer)
  timer = setTimeout(forgetOpened, MAX_AGE_MS)
}

/** Returns the stored sign-in once; null for another name or password. Drops it in any case. */
export function takeOpened(name: string, password: string): Opened | null {
  const opened =
    storedSignIn?.name === name && storedSignIn.password === password ? storedSignIn.answer : null
  forgetOpened()
  return opened
}

function forgetOpened(): void {
  clearTimeout(timer)
  storedSignIn = null
}
