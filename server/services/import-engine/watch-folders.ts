import { join } from 'node:path'
import { isAtRest } from '../../db/copy-at-rest.ts'
import { moveFinished, orWarned, checkWatchedFolder } from '../../files/watched-folder.ts'
import type { ImportReceiver, ReceiverParts } from './receiver.ts'

export interface FolderParts extends ReceiverParts {
  seen?: SeenFiles
}
export type SeenFiles = Map<string, Map<string, string>>

/**
 * Receives files from IMPORT_FOLDER.
 * @returns time of the next scan; null without IMPORT_FOLDER
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
    again = await checkWatchedFolder(place, receiver.keeper(parts), {
      clock,
      log: services.log,
      seen: ofPlace,
    })
  }
  return again
}

/** Only logs the errors of a folder, because emails must still be sent. */
async function moveProcessedFiles(receivers: readonly ImportReceiver[], parts: FolderParts): Promise<void> {
  for (const [place, receiver] of placesOf(receivers, parts)) {
    await orWarned(parts.services.log, () => moveFinished(place, receiver.keeper(parts)))
  }
}

function placesOf(
  receivers: readonly ImportReceiver[],
  { services }: ReceiverParts,
): [string, ImportReceiver][] {
  const { importFolder } = services.environment
  // An inactive restored copy must not touch the files of the live portal.
  if (importFolder === null || isAtRest(services.environment)) return []
  return receivers.map((receiver) => [join(importFolder, receiver.folder), receiver])
}

interface Turn {
  /** @returns time of the next turn; null if nothing is left */
  work: () => Promise<Date | null>
  /** @returns time of the next turn; null if nothing is left */
  report: () => Promise<Date | null>
}

/** @returns time of the next job; null if nothing is left */
export async function runTurn(
  receivers: readonly ImportReceiver[],
  parts: FolderParts,
  { work, report }: Turn,
): Promise<Date | null> {
  const dates = [await watchFolders(receivers, parts)]
  try {
    dates.push(await work())
  } finally {
    // Runs even if a file failed, because other senders are waiting for their results.
    await moveProcessedFiles(receivers, parts)
    dates.push(await report())
  }
  const times = dates.flatMap((date) => date?.getTime() ?? [])
  return times.length === 0 ? null : new Date(Math.min(...times))
}
