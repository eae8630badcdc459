import { existsSync } from 'node:fs'
import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Environment } from '../environment.ts'
import { fileTexts } from '../texts.ts'
import { RetryLater } from '../wire/retry-later.ts'

const MB = 1_048_576
/** Default of the bytes reserved for rows (diskFloorMb). A small disk reserves FLOOR_SHARE of its size. */
const MAX_FLOOR = 1024 * MB
const FLOOR_SHARE = 0.05
const RETRY_AFTER_S = 60

/** Error for a disk that is too full for files. Small writes still have space. Nothing was stored. */
export class DiskFull extends RetryLater {
  constructor() {
    super(fileTexts.diskFull, 507, RETRY_AFTER_S)
  }
}

/** Sizes are in bytes. */
export interface Room {
  place: string
  size: number
  free: number
  floor: number
}

export type AskDisk = (place: string) => Promise<{ bavail: number; bsize: number; blocks: number }>

type Settings = Pick<Environment, 'dataDir' | 's3' | 'databaseUrl' | 'diskFloorMb'>

/** Keeps files, imports and backups from filling a disk. Without free space the database stops. */
export interface DiskFloor {
  readonly places: readonly string[]
  /** @param coming bytes that are about to be written @throws DiskFull */
  require(coming?: number): Promise<void>
  /** Returns the local disk with the least space above its floor; null without local disks. */
  look(): Promise<Room | null>
}

export function createDiskFloor(settings: Settings, ask: AskDisk = statfs): DiskFloor {
  const places = placesOf(settings)
  const look = async () => {
    const rooms = await Promise.all(places.map((place) => roomOf(place, settings, ask)))
    return rooms.reduce<Room | null>(
      (least, each) => (least !== null && spare(least) <= spare(each) ? least : each),
      null,
    )
  }
  return {
    places,
    look,
    async require(coming = 0) {
      const room = await look()
      if (room !== null && spare(room) < coming) throw new DiskFull()
    },
  }
}

const spare = ({ free, floor }: Room) => free - floor

export async function roomOf(
  place: string,
  { diskFloorMb }: Pick<Settings, 'diskFloorMb'>,
  ask: AskDisk = statfs,
): Promise<Room> {
  const { bavail, bsize, blocks } = await ask(existingFolderOf(place))
  const floor = diskFloorMb === null ? Math.min(MAX_FLOOR, blocks * bsize * FLOOR_SHARE) : diskFloorMb * MB
  return { place, size: blocks * bsize, free: bavail * bsize, floor }
}

export async function areOneDisk(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([stat(existingFolderOf(one)), stat(existingFolderOf(other))])
  return first.dev === second.dev
}

function existingFolderOf(place: string): string {
  let folder = place
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder)
  return folder
}

/**
 * Returns whether the folder is writable. Writes a file, because permissions do not show a read-only or
 * missing disk. @param place an existing or future folder
 */
export async function isWritable(place: string): Promise<boolean> {
  const probe = join(existingFolderOf(place), `.salud-${process.pid}`)
  try {
    await writeFile(probe, 'salud', { mode: 0o600 })
    await rm(probe)
    return true
  } catch {
    // The folder is not writable. A full disk may leave the file here; the next successful check removes it.
    return false
  }
}

function placesOf({ dataDir, databaseUrl, s3 }: Settings): string[] {
  return [...(databaseUrl === null ? [dataDir] : []), ...(s3 === null ? [join(dataDir, 'files')] : [])]
}
