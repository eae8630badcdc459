import type { DeviceKind } from '#domain/session-time.ts'
import type { Database, Tx } from '../../db/connect.ts'
import { findDevice, keepDevice, type KnownDevice } from '../../identity/known-devices.ts'
import type { Services } from '../../facilities/services.ts'

const kinds = { personal: 'personal', kiosco: 'kiosk' } as const

/** What P-01 and P-70 say about the device of the sign-in. */
export interface DeviceFields {
  dispositivos?: readonly string[] | undefined
  equipo?: keyof typeof kinds | undefined
}

export interface ArrivingDevice {
  /** null: a stranger's device. */
  known: KnownDevice | null
  /** null: the client does not say; it gets the kiosk's shorter limit of renewals, but no mark. */
  kind: DeviceKind | null
  /** Whether its client can keep what it would be given. */
  canKeep: boolean
}

/** @param userId of the typed name; 0 for an unknown name */
export async function findArriving(
  db: Database,
  { dispositivos, equipo }: DeviceFields,
  userId: number,
  now: Date,
): Promise<ArrivingDevice> {
  const known = await findDevice(db, dispositivos ?? [], userId, now)
  return { known, kind: equipo === undefined ? null : kinds[equipo], canKeep: dispositivos !== undefined }
}

/** Before the transaction of a right sign-in: one address can't make shared devices without end. */
export async function allowArriving(
  device: ArrivingDevice,
  { quotas }: Pick<Services, 'quotas'>,
  address: string,
): Promise<ArrivingDevice> {
  if (device.kind !== 'kiosk' || device.known?.isShared === true) return device
  return { ...device, canKeep: device.canKeep && (await quotas.mayShareDevice(address)) }
}

/** @returns what the device keeps until its next sign-in; null for one that keeps nothing */
export async function welcome(
  tx: Tx,
  { known, kind, canKeep }: ArrivingDevice,
  userId: number,
  now: Date,
): Promise<string | null> {
  return canKeep ? keepDevice(tx, known, kind === 'kiosk' ? null : userId, now) : null
}
