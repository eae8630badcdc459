import type { Database } from '../db/connect.ts'
import { findAnyDevice } from '../identity/known-devices.ts'
import { networkOf } from '../identity/networks.ts'
import type { Queues } from '../queues/queues.ts'
import type { Call } from '../operations/run-operation.ts'
import { kindOf } from '../queues/work-kinds.ts'

interface Around {
  queues: Queues
  db: Database
  now: Date
}

/** Device tokens that one request may name; the operation refuses more. */
const MOST_DEVICES = 3

/**
 * Behind whom a call waits: its network. Whoever signs in on a device that is known waits behind that device where
 * others have filled the network's line: a plant has one address, and whoever floods sign-ins there keeps out nobody
 * who has come in before. Asked only then, as what anybody has in line, so that a flood asks no more than that.
 * @throws TooBusy when not even that can be asked soon
 */
export async function lineOf({ bound, input, address }: Call, { queues, db, now }: Around): Promise<string> {
  const network = networkOf(address)
  const kind = kindOf(bound.operation)
  const tokens = kind === 'password' ? readDevices(input.dispositivos) : []
  if (tokens.length === 0 || !queues.isFull(kind, network)) return network
  const device = await queues.run('session', network, () => findAnyDevice(db, tokens, now))
  return device === null ? network : `device:${device}`
}

function readDevices(value: unknown): string[] {
  if (!Array.isArray(value) || value.length > MOST_DEVICES) return []
  return value.filter((each): each is string => typeof each === 'string')
}
