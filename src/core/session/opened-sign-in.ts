import type { redeemSecondStep } from '#contract/login.ts'
import type { ResponseOf } from '#contract/operation.ts'

/**
 * A sign-in that the server accepted but that could not go on because the network broke. It is kept in RAM, for
 * the same name and password, and not for long, because this may be a kiosk.
 */
type Opened = ResponseOf<typeof redeemSecondStep>

const KEPT_MS = 2 * 60 * 1000

let kept: { name: string; password: string; answer: Opened } | null = null
let timer: ReturnType<typeof setTimeout> | undefined

export function keepOpened(name: string, password: string, answer: Opened): void {
  kept = { name, password, answer }
  clearTimeout(timer)
  timer = setTimeout(forgetOpened, KEPT_MS)
}

/** Hands it over once; any other name or password ends it. */
export function takeOpened(name: string, password: string): Opened | null {
  const opened = kept?.name === name && kept.password === password ? kept.answer : null
  forgetOpened()
  return opened
}

function forgetOpened(): void {
  clearTimeout(timer)
  kept = null
}
