import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isMain, Plain, root, run, runMain, say } from './terminal.mjs'

// Imports no packages, because this file runs before anything is installed.

const STAMP = `${root}node_modules/.turno-lock`
const OLDEST_NODE = [20, 19]

/** Installs the packages of package-lock.json. Takes a few ms when nothing changed. */
export async function setup() {
  checkNode()
  const wanted = lockHash()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  if (!isInstalled()) await install()
  writeFileSync(STAMP, wanted)
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  throw new Plain(
    `Turno necesita Node ${OLDEST_NODE.join('.')} o más reciente; tienes ${process.version}.\n` +
      `  Turno needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.version}.`,
  )
}

function lockHash() {
  const hash = createHash('sha256').update(readFileSync(`${root}package-lock.json`))
  return hash.update(`${process.platform} ${process.arch} ${process.versions.modules}`).digest('hex')
}

function isInstalled() {
  const there = readPackages(`${root}node_modules/.package-lock.json`)
  const wanted = readPackages(`${root}package-lock.json`)
  if (!there || !wanted) return false
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || there[path]?.version === entry.version,
  )
}

/** Returns the packages by path; null when the file cannot be read. */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))?.packages
  } catch {
    // The file is missing or invalid. npm replaces the installed list and reports an invalid lock.
    return null
  }
}

async function install() {
  say('Instalando dependencias (npm ci); la primera vez tarda unos minutos…')
  // Installs dev and platform packages regardless of NODE_ENV and npm's settings: build and tests need them.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const started = Date.now()
  const { code, output } = await runNpm(args)
  if (code === 0) {
    say(`Dependencias listas en ${Math.round((Date.now() - started) / 1000)} s.`)
    return
  }
  const tail = output.trim().split('\n').slice(-15).join('\n')
  throw new Plain(`${tail}\n\n${reason(output)}`)
}

function runNpm(args) {
  // Runs npm's script with Node when npm provides its path. On Windows only a shell can start npm.cmd.
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args], { quiet: true })
  return run('npm', args, { quiet: true })
}

function reason(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i.test(output)) {
    return (
      'No se pudo conectar con el registro de npm: revisa la red o el proxy y repite el comando.\n' +
      '  The npm registry is out of reach: check the network or the proxy, then run the command again.'
    )
  }
  if (/ENOSPC/.test(output)) return 'No queda espacio en el disco. / The disk is full.'
  if (/EACCES|EPERM/.test(output)) {
    return 'Falta permiso para escribir en node_modules. / No permission to write node_modules.'
  }
  return 'npm ci no terminó; el motivo está arriba. / npm ci failed; see the reason above.'
}

if (isMain(import.meta.url)) await runMain(setup)
