import type { DeviceKind } from '#domain/identity/session-time.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { findDevice, keepDevice, type KnownDevice } from '../../identity/known-devices.ts'
import type { Services } from '../../facilities/services.ts'

const kinds = { personal: 'personal', kiosco: 'kiosk' } as const

/** Fields of P-01 and P-70 about the device. */
export interface DeviceFields {
  dispositivos?: readonly string[] | undefined
  equipo?: keyof typeof kinds | undefined
}

export interface ArrivingDevice {
  /** null for an unknown device. */
  known: KnownDevice | null
  /**
   * null if the client does not send it. The kiosk's shorter renewal limit then applies, but no kiosk mark is
   * issued.
   */
  kind: DeviceKind | null
  /** Whether the client can store what `welcome` returns. */
  canKeep: boolean
}

/** @param userId account of the typed name; 0 for an unknown name */
export async function findArriving(
  db: Database,
  { dispositivos, equipo }: DeviceFields,
  userId: number,
  now: Date,
): Promise<ArrivingDevice> {
  const known = await findDevice(db, dispositivos ?? [], userId, now)
  return { known, kind: equipo === undefined ? null : kinds[equipo], canKeep: dispositivos !== undefined }
}

/**
 * Limits the shared devices that one address can register. Runs before the transaction of a correct sign-in.
 */
export async function allowArriving(
  device: ArrivingDevice,
  { quotas }: Pick<Services, 'quotas'>,
  address: string,
): Promise<ArrivingDevice> {
  if (device.kind !== 'kiosk' || device.known?.isShared === true) return device
  return { ...device, canKeep: device.canKeep && (await quotas.mayShareDevice(address)) }
}

/** @returns value that the device stores until its next sign-in; null if it stores none */
export async function welcome(
  tx: Tx,
  { known, kind, canKeep }: ArrivingDevice,
  userId: number,
  now: Date,
): Promise<string | null> {
  return canKeep ? keepDevice(tx, known, kind === 'kiosk' ? null : userId, now) : null
}
