import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const [FOLDER, FILE] = [0o700, 0o600]

/**
 * Makes the data folder and its contents readable only by the server's account. On Windows it only creates
 * the folder, because access lists protect it.
 * @returns the number of entries that belong to another account and could not be changed
 */
export function restrictDataFolder(folder: string): number {
  mkdirSync(folder, { recursive: true, mode: FOLDER })
  return process.platform === 'win32' ? 0 : restrictTree(folder)
}

function restrictTree(folder: string): number {
  let unchanged = setMode(folder, FOLDER)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) unchanged += restrictTree(path)
    else if (entry.isFile()) unchanged += setMode(path, FILE)
  }
  return unchanged
}

function setMode(path: string, mode: number): number {
  try {
    if ((lstatSync(path).mode & 0o777) !== mode) chmodSync(path, mode)
    return 0
  } catch (cause) {
    // Another process deleted the entry in the meantime.
    if (!existsSync(path)) return 0
    if ((cause as { code?: string }).code === 'EPERM') return 1
    throw cause
  }
}
