import type { Database } from '../db/connection.ts'
import { findAnyDevice } from '../identity/known-devices.ts'
import { networkOf } from '../identity/networks.ts'
import type { Queues } from '../queues/queues.ts'
import type { Call } from '../operations/run-operation.ts'
import { kindOf } from '../queues/work-kinds.ts'

interface QueueContext {
  queues: Queues
  db: Database
  now: Date
}

const MAX_DEVICES = 3

/**
 * Returns the key under which a call waits: its network. When the network's calls fill the queue, a sign-in
 * on a known device waits under the device's key. Known people are then not blocked by a flood from a shared
 * address. The lookup of the device is queued, too, to limit its cost in a flood.
 * @throws TooBusy when even the lookup would wait too long
 */
export async function queueKeyOf(
  { bound, input, address }: Call,
  { queues, db, now }: QueueContext,
): Promise<string> {
  const network = networkOf(address)
  const kind = kindOf(bound.operation)
  const tokens = kind === 'password' ? readDevices(input.dispositivos) : []
  if (tokens.length === 0 || !queues.isFull(kind, network)) return network
  const device = await queues.run('session', network, () => findAnyDevice(db, tokens, now))
  return device === null ? network : `device:${device}`
}

function readDevices(value: unknown): string[] {
  if (!Array.isArray(value) || value.length > MAX_DEVICES) return []
  return value.filter((each): each is string => typeof each === 'string')
}
