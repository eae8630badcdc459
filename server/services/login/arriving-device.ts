import type { DeviceKind } from '#domain/identity/session-time.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { findDevice, keepDevice, type KnownDevice } from '../../identity/known-devices.ts'
import type { Services } from '../../facilities/services.ts'

const kinds = { personal: 'personal', kiosco: 'kiosk' } as const

export interface DeviceFields {
  dispositivos?: readonly string[] | undefined
  equipo?: keyof typeof kinds | undefined
}

export interface ArrivingDevice {
  /** Record of the device; null for an unknown device. */
  known: KnownDevice | null
  /**
   * Device kind; null for a client that does not send the kind. The session then gets the kiosk's shorter
   * renewal limit, but no kiosk mark.
   */
  kind: DeviceKind | null
  canStore: boolean
}

/** @param userId account of the typed name; 0 for an unknown name */
export async function findArrivingDevice(
  db: Database,
  { dispositivos, equipo }: DeviceFields,
  userId: number,
  now: Date,
): Promise<ArrivingDevice> {
  const known = await findDevice(db, dispositivos ?? [], userId, now)
  return { known, kind: equipo === undefined ? null : kinds[equipo], canStore: dispositivos !== undefined }
}

/**
 * Limits the shared devices that one address can register. Runs before the transaction of a correct sign-in.
 */
export async function limitSharedDevices(
  device: ArrivingDevice,
  { quotas }: Pick<Services, 'quotas'>,
  address: string,
): Promise<ArrivingDevice> {
  if (device.kind !== 'kiosk' || device.known?.isShared === true) return device
  return { ...device, canStore: device.canStore && (await quotas.mayShareDevice(address)) }
}

/** Returns the value that the device stores until its next sign-in; null for a client without storage. */
export async function rememberDevice(
  tx: Tx,
  { known, kind, canStore }: ArrivingDevice,
  userId: number,
  now: Date,
): Promise<string | null> {
  return canStore ? keepDevice(tx, known, kind === 'kiosk' ? null : userId, now) : null
}
