import { transportTexts as texts } from '../texts.ts'
import { WireFault } from './wire-fault.ts'

const MB = 1_048_576

export interface AllowanceLimits {
  /** Bytes of large bodies in this process at once; each takes several times as much on its way from text to file. */
  total: number
  /** Of one request, and of all of one asker's together. */
  largest: number
  /** Large requests of one asker at once. */
  atOnce: number
  /** What has come stays with us meanwhile, what has not with the sender. */
  longestWaitMs: number
}

const LIMITS: AllowanceLimits = { total: 24 * MB, largest: 20 * MB, atOnce: 8, longestWaitMs: 10_000 }

/**
 * Takes room for so many bytes more, which are at hand: what was only announced takes none.
 * @throws WireFault 413 when the request is too large for all, 503 when there is no room in time
 */
export type Hold = (bytes: number) => Promise<void>

/** One request's part of the allowance. */
export interface Share {
  hold: Hold
  /** Gives all of it back. */
  end(): void
}

export interface Allowance {
  /**
   * @param asker whoever answers for the request: a person of a session or of a delivery ticket
   * @throws WireFault 503 when too many of theirs are on their way already
   */
  open(asker: string): Share
}

interface Part {
  /** Since when, counted in requests. */
  age: number
  asker: string
  held: number
}

interface Waiting {
  part: Part
  bytes: number
  enter(): void
}

interface Asker {
  held: number
  requests: number
}

/**
 * Large bodies take room as they arrive, the oldest first, so the memory stays flat (quality.md, Security). Bodies that
 * have each half of what they need would wait for each other: one of them, the favoured, gets beyond the total until it
 * is done. So no more than `total + largest` is ever held, one asker holds no more than `largest`, and what one asker
 * has left half-sent keeps nobody else out.
 */
export function createAllowance(limits: Partial<AllowanceLimits> = {}): Allowance {
  const { total, largest, atOnce, longestWaitMs } = { ...LIMITS, ...limits }
  let taken = 0
  let age = 0
  let favoured: Part | null = null
  const waiting: Waiting[] = []
  const askers = new Map<string, Asker>()

  function askerOf(name: string): Asker {
    const known = askers.get(name) ?? { held: 0, requests: 0 }
    askers.set(name, known)
    return known
  }

  function mayEnter({ part, bytes }: Waiting): boolean {
    if (taken + bytes <= total) return true
    favoured ??= part
    return favoured === part
  }

  function letIn(): void {
    for (const each of waiting.slice()) {
      if (!mayEnter(each)) continue
      waiting.splice(waiting.indexOf(each), 1)
      taken += each.bytes
      each.part.held += each.bytes
      askerOf(each.part.asker).held += each.bytes
      each.enter()
    }
  }

  function take(part: Part, bytes: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const place: Waiting = {
        part,
        bytes,
        enter() {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(place), 1)
        reject(new WireFault('ERROR', texts.tooBusy, 503))
      }, longestWaitMs)
      const older = waiting.findIndex((each) => each.part.age > part.age)
      waiting.splice(older === -1 ? waiting.length : older, 0, place)
      letIn()
    })
  }

  return {
    open(name) {
      const asker = askerOf(name)
      if (asker.requests >= atOnce) throw new WireFault('ERROR', texts.tooBusy, 503)
      asker.requests += 1
      const part: Part = { age: ++age, asker: name, held: 0 }
      let isOpen = true
      return {
        async hold(bytes) {
          if (part.held + bytes > largest) throw new WireFault('ERROR', texts.tooLarge, 413)
          // Their other requests come to an end first: this one comes again, and waits for them outside.
          if (askerOf(name).held + bytes > largest) throw new WireFault('ERROR', texts.tooBusy, 503)
          await take(part, bytes)
        },
        end() {
          if (!isOpen) return
          isOpen = false
          asker.requests -= 1
          asker.held -= part.held
          if (asker.requests === 0) askers.delete(name)
          taken -= part.held
          if (favoured === part) favoured = null
          letIn()
        },
      }
    },
  }
}
