import { transportTexts as texts } from '../texts.ts'
import { WireFault } from './wire-fault.ts'

const MB = 1_048_576

export interface AllowanceLimits {
  /** Maximum bytes of large bodies in this process; parsing each takes several times as much. */
  total: number
  /** Maximum bytes of one request, and of all requests of one sender together. */
  largest: number
  /** Maximum large requests of one sender at the same time. */
  atOnce: number
  /** Maximum wait for space. Bytes that arrived stay in memory; the rest waits at the sender. */
  longestWaitMs: number
}

const LIMITS: AllowanceLimits = { total: 24 * MB, largest: 20 * MB, atOnce: 8, longestWaitMs: 10_000 }

/**
 * Reserves space for bytes that have arrived, not for announced ones.
 * @throws WireFault 413 for a request above the maximum; 503 when there is no space in time, or for too many
 * bytes of one sender
 */
export type Hold = (bytes: number) => Promise<void>

/** Reserved space of one request. */
export interface Share {
  hold: Hold
  /** Releases all of it. */
  end(): void
}

export interface Allowance {
  /**
   * @param asker the person responsible, from a session or a delivery ticket
   * @throws WireFault 503 when too many of their requests are running
   */
  open(asker: string): Share
}

interface Part {
  /** Sequence number of the request. */
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
 * Limits the memory of large bodies, which reserve space as they arrive, oldest first (quality.md, Security).
 * Half-received bodies could block each other, so one of them, the favoured, may exceed the total until it is
 * complete. At most `total + largest` is reserved, and at most `largest` per sender, so that one sender
 * cannot block others.
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
          // The sender's other requests finish first; this one is refused and retried.
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
