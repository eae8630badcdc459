import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

// Imports only Node's built-in modules, because this file runs before anything is installed.

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM']
/** Time in ms for processes to stop after SIGTERM. Then they are killed. */
const GRACE_MS = 10_000
const PARENTS_MS = 500
/** Environment variable with the random ids of all commands that a process belongs to. */
const MARKS = 'TURNO_COMMANDS'
const isWindows = process.platform === 'win32'

const running = new Map()
let isEnding = false

/**
 * Starts a command and calls `onEnd` when the command ends. Never calls `onEnd` once a signal is ending this
 * process.
 * @param options of `spawn`
 */
export function startCommand(command, args, options, onEnd) {
  const mark = randomUUID()
  const marks = [process.env[MARKS], mark].filter(Boolean).join(' ')
  const env = { ...options.env, [MARKS]: marks }
  const child = spawn(command, args, { ...options, env, detached: !isWindows })
  running.set(child, mark)
  const end = (result) => {
    running.delete(child)
    if (!isEnding) onEnd(result)
  }
  child.on('error', end)
  child.on('close', end)
  return child
}

/** Stops a command and all its processes, also processes in other process groups, such as browsers. */
export async function endCommand(child) {
  const mark = running.get(child)
  sendSignal(child, 'SIGTERM')
  await waitWhile(() => hasProcesses(child))
  sendSignal(child, 'SIGKILL')
  const others = processesWithMark(mark)
  for (const pid of others) kill(pid, 'SIGKILL')
  await waitWhile(() => others.some(isAlive))
}

async function waitWhile(isRunning) {
  const deadline = Date.now() + GRACE_MS
  while (isRunning() && Date.now() < deadline) await sleep(50)
}

/**
 * On a signal, ends all commands, then this process. Under npm, also ends when npm ends: npm passes signals
 * only to its shell and does not pass on SIGHUP.
 * @returns a function that removes the handlers
 */
export function endOnSignals() {
  const onSignal = (_name, number) => void endAll(128 + number)
  for (const name of SIGNALS) process.on(name, onSignal)
  const first = parents()
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && parents() !== first) process.emit('SIGHUP', 'SIGHUP', 1)
  }, PARENTS_MS)
  watch.unref()
  return () => {
    for (const name of SIGNALS) process.off(name, onSignal)
    clearInterval(watch)
  }
}

async function endAll(code) {
  // The same signal can arrive twice: from the terminal and from npm.
  if (isEnding) return
  isEnding = true
  while (running.size > 0) {
    const children = [...running.keys()]
    await Promise.all(children.map(endCommand))
    for (const child of children) running.delete(child)
  }
  process.exit(code)
}

/** Sends a signal to a command's process group. @returns false when the group has no process */
function sendSignal(child, signal) {
  if (isWindows) return child.kill(signal)
  return child.pid !== undefined && kill(-child.pid, signal)
}

function hasProcesses(child) {
  if (!sendSignal(child, 0)) return false
  const all = processes()
  return all.length === 0 || all.some((pid) => statOf(pid).group === child.pid && isAlive(pid))
}

/** Returns false also for a zombie: a process that has ended, but whose parent has not read its exit code. */
export function isAlive(pid) {
  return kill(pid, 0) && statOf(pid).state !== 'Z'
}

function kill(pid, signal) {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    // EPERM: the process exists but belongs to another account.
    if (error.code === 'ESRCH' || error.code === 'EPERM') return error.code === 'EPERM'
    throw error
  }
}

/**
 * Returns the start time of a process in clock ticks; '' on systems without /proc. Processes with the same id
 * differ in their start time.
 */
export function startOf(pid) {
  return statOf(pid).started
}

function processesWithMark(mark) {
  return processes().filter((pid) => readProcess(pid, 'environ').includes(mark))
}

function parents() {
  return `${process.ppid} ${statOf(process.ppid).parent}`
}

function processes() {
  if (!existsSync('/proc/self/stat')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
}

function statOf(pid) {
  const stat = readProcess(pid, 'stat')
  // The process name before the state is in brackets and may contain spaces.
  const [state, parent, group, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state, parent, group: Number(group), started: rest[16] ?? '' }
}

function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    // The process has ended or belongs to another account, or this system has no /proc.
    return ''
  }
}
