import type { Database, Tx } from '../../db/connect.ts'
import { findDevice, keepDevice, type KnownDevice } from '../../known-devices.ts'
import type { Services } from '../../services.ts'

/** What P-01 and P-70 say of the device that somebody signs in on. */
export interface DeviceFields {
  dispositivos?: readonly string[] | undefined
  compartido?: boolean | undefined
}

export interface ArrivingDevice {
  /** null: a stranger's. */
  known: KnownDevice | null
  isShared: boolean
  /** Whether its client can keep what it would be given. */
  canKeep: boolean
}

/** @param userId whose name was typed; 0 for nobody's */
export async function findArriving(
  db: Database,
  { dispositivos, compartido }: DeviceFields,
  userId: number,
  now: Date,
): Promise<ArrivingDevice> {
  const known = await findDevice(db, dispositivos ?? [], userId, now)
  return { known, isShared: compartido === true, canKeep: dispositivos !== undefined }
}

/** Before the transaction of a right sign-in: one address makes no end of shared devices. */
export async function allowArriving(
  device: ArrivingDevice,
  { quotas }: Pick<Services, 'quotas'>,
  address: string,
): Promise<ArrivingDevice> {
  if (!device.isShared || device.known?.isShared === true) return device
  return { ...device, canKeep: device.canKeep && (await quotas.mayShareDevice(address)) }
}

/** @returns what the device keeps until its next sign-in; null for one that keeps nothing */
export async function welcome(
  tx: Tx,
  { known, isShared, canKeep }: ArrivingDevice,
  userId: number,
  now: Date,
): Promise<string | null> {
  return canKeep ? keepDevice(tx, known, isShared ? null : userId, now) : null
}
