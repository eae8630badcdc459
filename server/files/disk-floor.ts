import { existsSync } from 'node:fs'
import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Environment } from '../environment.ts'
import { fileTexts } from '../texts.ts'
import { Later } from '../wire/later.ts'

const MB = 1_048_576
/** Room that stays free for what people write: 1 GB, of a small disk a twentieth. */
const MOST_FLOOR = 1024 * MB
const FLOOR_SHARE = 0.05
/** Whoever frees room needs some minutes; a device asks again by then. */
const RETRY_AFTER_S = 60

/** The disk is so full that no file is taken in; what is written by hand has its room still. Nothing was done. */
export class DiskFull extends Later {
  constructor() {
    super(fileTexts.diskFull, 507, RETRY_AFTER_S)
  }
}

/** How much room a disk has, in bytes. */
export interface Room {
  place: string
  size: number
  free: number
  /** Less than that, and nothing more is taken in. */
  floor: number
}

export type AskDisk = (place: string) => Promise<{ bavail: number; bsize: number; blocks: number }>

type Settings = Pick<Environment, 'dataDir' | 's3' | 'databaseUrl' | 'diskFloorMb'>

/** Keeps files, imports and backups from taking a disk's last room: a database that finds none stops for everybody. */
export interface DiskFloor {
  /** Folders of this machine that the portal writes to. */
  readonly places: readonly string[]
  /** @param coming bytes that are about to be written @throws DiskFull */
  require(coming?: number): Promise<void>
  /** Of the disks that the portal writes to the one with the least above its floor; null: it writes to none of its own. */
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

/** @param place a folder that is there, or will be */
export async function roomOf(
  place: string,
  { diskFloorMb }: Pick<Settings, 'diskFloorMb'>,
  ask: AskDisk = statfs,
): Promise<Room> {
  const { bavail, bsize, blocks } = await ask(thereOf(place))
  const floor = diskFloorMb === null ? Math.min(MOST_FLOOR, blocks * bsize * FLOOR_SHARE) : diskFloorMb * MB
  return { place, size: blocks * bsize, free: bavail * bsize, floor }
}

/** Whether two folders, which are there or will be, are one disk. */
export async function areOneDisk(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([stat(thereOf(one)), stat(thereOf(other))])
  return first.dev === second.dev
}

/** A folder that is not there yet is made where its parents are. */
function thereOf(place: string): string {
  let there = place
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there)
  return there
}

/** Its rights alone would not tell: of a disk that was mounted for reading, or has gone. @param place as roomOf's */
export async function mayWrite(place: string): Promise<boolean> {
  const probe = join(thereOf(place), `.salud-${process.pid}`)
  try {
    await writeFile(probe, 'salud', { mode: 0o600 })
    await rm(probe)
    return true
  } catch {
    // The failure is the answer; what a full disk has left of it goes with the next one that succeeds.
    return false
  }
}

/** Where rows and files lie on this machine: files may be a disk of their own. */
function placesOf({ dataDir, databaseUrl, s3 }: Settings): string[] {
  return [...(databaseUrl === null ? [dataDir] : []), ...(s3 === null ? [join(dataDir, 'files')] : [])]
}
