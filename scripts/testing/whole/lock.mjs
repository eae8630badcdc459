import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isAlive, startOf } from '../../commands.mjs'
import { Plain } from '../../terminal.mjs'

/**
 * Takes the lock of the whole run until this process ends. Two runs would mix their results in one ledger.
 * Replaces the lock of a dead process.
 * @throws Plain when another run has the lock
 */
export function takeLock(file) {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${process.pid} ${startOf(process.pid)}`)
  try {
    while (!link(draft, file)) removeDead(file)
  } finally {
    rmSync(draft)
  }
  process.once('exit', () => rmSync(file, { force: true }))
}

/** Creates a second name for the file, atomically. Returns false if the name exists. */
function link(from, to) {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function removeDead(file) {
  const holder = readHolder(file)
  if (holder === null) return
  const [pid, started] = holder.split(' ')
  if (isRunning(Number(pid), started))
    throw new Plain(
      `Ya hay una corrida completa en esta carpeta (proceso ${pid}): espera a que termine.\n` +
        `  A whole run is under way in this folder (process ${pid}): wait until it ends.`,
    )
  const dead = `${file}.${process.pid}.dead`
  renameSync(file, dead)
  // Restores the lock if another process replaced it in the meantime.
  if (readHolder(dead) !== holder) link(dead, file)
  rmSync(dead)
}

function isRunning(pid, started) {
  return pid > 0 && pid !== process.pid && isAlive(pid) && startOf(pid) === started
}

/** Returns the content of the lock; null when its run has just ended. */
function readHolder(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}
