import { transportTexts as texts } from '../texts.ts'
import { WireFault } from './wire-fault.ts'

const MB = 1_048_576

export interface AllowanceLimits {
  /** Maximum bytes of large bodies in this process. Parsing a body takes several times as much. */
  total: number
  /** Maximum bytes of one request, and of all requests of one sender together. */
  largest: number
  atOnce: number
  /** Maximum wait for space in ms. Bytes that arrived stay in memory; the rest waits at the sender. */
  longestWaitMs: number
}

const LIMITS: AllowanceLimits = { total: 24 * MB, largest: 20 * MB, atOnce: 8, longestWaitMs: 10_000 }

/**
 * Reserves memory for bytes that have arrived, not for announced ones.
 * @throws WireFault 413 for a request above the maximum; 503 when there is no space in time, or when one
 * sender has reserved too much
 */
export type Hold = (bytes: number) => Promise<void>

export interface Share {
  hold: Hold
  end(): void
}

export interface Allowance {
  /**
   * Opens the share of a request.
   * @param sender the person responsible, from a session or a delivery ticket
   * @throws WireFault 503 when too many requests of this person are running
   */
  open(sender: string): Share
}

interface Part {
  age: number
  sender: string
  reserved: number
}

interface Waiting {
  part: Part
  bytes: number
  admit(): void
}

interface Sender {
  reserved: number
  requests: number
}

/**
 * Limits the memory of large bodies. The bodies reserve space as they arrive, oldest first
 * (docs/decisions/server.md, "Room for large bodies"). Half-received bodies could block each other. Therefore
 * one of them, the favoured, may exceed the total until it is complete. At most `total + largest` is
 * reserved. At most `largest` is reserved per sender, so that one sender cannot block others.
 */
export function createAllowance(limits: Partial<AllowanceLimits> = {}): Allowance {
  const { total, largest, atOnce, longestWaitMs } = { ...LIMITS, ...limits }
  let taken = 0
  let age = 0
  let favoured: Part | null = null
  const waiting: Waiting[] = []
  const senders = new Map<string, Sender>()

  function senderOf(name: string): Sender {
    const known = senders.get(name) ?? { reserved: 0, requests: 0 }
    senders.set(name, known)
    return known
  }

  function canAdmit({ part, bytes }: Waiting): boolean {
    if (taken + bytes <= total) return true
    favoured ??= part
    return favoured === part
  }

  function admitWaiting(): void {
    for (const each of waiting.slice()) {
      if (!canAdmit(each)) continue
      waiting.splice(waiting.indexOf(each), 1)
      taken += each.bytes
      each.part.reserved += each.bytes
      senderOf(each.part.sender).reserved += each.bytes
      each.admit()
    }
  }

  function take(part: Part, bytes: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const place: Waiting = {
        part,
        bytes,
        admit() {
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
      admitWaiting()
    })
  }

  return {
    open(name) {
      const sender = senderOf(name)
      if (sender.requests >= atOnce) throw new WireFault('ERROR', texts.tooBusy, 503)
      sender.requests += 1
      const part: Part = { age: ++age, sender: name, reserved: 0 }
      let isOpen = true
      return {
        async hold(bytes) {
          if (part.reserved + bytes > largest) throw new WireFault('ERROR', texts.tooLarge, 413)
          // Refuses this request, which the sender retries. The sender's other requests can then finish.
          if (senderOf(name).reserved + bytes > largest) throw new WireFault('ERROR', texts.tooBusy, 503)
          await take(part, bytes)
        },
        end() {
          if (!isOpen) return
          isOpen = false
          sender.requests -= 1
          sender.reserved -= part.reserved
          if (sender.requests === 0) senders.delete(name)
          taken -= part.reserved
          if (favoured === part) favoured = null
          admitWaiting()
        },
      }
    },
  }
}
