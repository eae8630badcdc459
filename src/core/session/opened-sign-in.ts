import type { redeemSecondStep } from '#contract/login.ts'
import type { ResponseOf } from '#contract/operation.ts'

/**
 * What a sign-in has opened that then could not go on, as the network broke: in RAM, for the same name and password,
 * and not for long, as it may be a kiosk.
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

/** Once; whatever else is typed ends it. */
export function takeOpened(name: string, password: string): Opened | null {
  const opened = kept?.name === name && kept.password === password ? kept.answer : null
  forgetOpened()
  return opened
}

function forgetOpened(): void {
  clearTimeout(timer)
  kept = null
}
