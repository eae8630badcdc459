import { join } from 'node:path'
import { isAtRest } from '../../db/copy-at-rest.ts'
import { layAllDown, orWarned, watchOver } from '../../files/watched-folder.ts'
import type { ImportReceiver, ReceiverParts } from './receiver.ts'

export interface FolderParts extends ReceiverParts {
  /** File states of the previous scan, by folder (watched-folder.ts). */
  seen?: SeenFiles
}
export type SeenFiles = Map<string, Map<string, string>>

/**
 * Receives files from IMPORT_FOLDER.
 * @returns time of the next scan; null without such a folder
 */
export async function watchFolders(
  receivers: readonly ImportReceiver[],
  parts: FolderParts,
): Promise<Date | null> {
  const { clock, services, seen = new Map<string, Map<string, string>>() } = parts
  let again: Date | null = null
  for (const [place, receiver] of placesOf(receivers, parts)) {
    const ofPlace = seen.get(place) ?? new Map<string, string>()
    seen.set(place, ofPlace)
    again = await watchOver(place, receiver.keeper(parts), { clock, log: services.log, seen: ofPlace })
  }
  return again
}

/** Moves processed files away. A folder that fails is only logged, so that emails are still sent. */
export async function moveProcessedFiles(
  receivers: readonly ImportReceiver[],
  parts: FolderParts,
): Promise<void> {
  for (const [place, receiver] of placesOf(receivers, parts)) {
    await orWarned(parts.services.log, () => layAllDown(place, receiver.keeper(parts)))
  }
}

function placesOf(
  receivers: readonly ImportReceiver[],
  { services }: ReceiverParts,
): [string, ImportReceiver][] {
  const { importFolder } = services.environment
  // A restored copy at rest must not touch the files of the live portal.
  if (importFolder === null || isAtRest(services.environment)) return []
  return receivers.map((receiver) => [join(importFolder, receiver.folder), receiver])
}
