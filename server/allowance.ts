import { transportTexts as texts } from './texts.ts'
import { WireFault } from './wire-fault.ts'

/** Bytes of large bodies that may be in this process at once, the largest with room to spare; each takes several times
 * as much memory on its way from text to file. */
const TOTAL = 24 * 1_048_576
/** Its bytes stay with the sender meanwhile (listen.ts gives a request half a minute in all). */
const LONGEST_WAIT_MS = 10_000

/** Takes so many bytes of the allowance until the request is over. @throws WireFault 503 when they can't be had in time */
export type Hold = (bytes: number) => Promise<void>

export interface Allowance {
  /** One request's share; `end` gives it back. */
  open(): { hold: Hold; end(): void }
}

interface Waiting {
  bytes: number
  enter(): void
}

/** Large bodies wait outside, in their order: the memory stays flat (quality.md, Security). */
export function createAllowance(total = TOTAL, longestWaitMs = LONGEST_WAIT_MS): Allowance {
  let taken = 0
  const waiting: Waiting[] = []

  function letIn(): void {
    for (let next = waiting[0]; next && taken + next.bytes <= total; next = waiting[0]) {
      waiting.shift()
      taken += next.bytes
      next.enter()
    }
  }

  function take(bytes: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const place: Waiting = {
        bytes,
        enter() {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(place), 1)
        reject(new WireFault('ERROR', texts.tooBusy, 503))
        letIn()
      }, longestWaitMs)
      waiting.push(place)
      letIn()
    })
  }

  return {
    open() {
      let mine = 0
      return {
        async hold(bytes) {
          await take(bytes)
          mine += bytes
        },
        end() {
          taken -= mine
          mine = 0
          letIn()
        },
      }
    },
  }
}
