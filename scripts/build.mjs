import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { checkBudgets } from './client/budgets.mjs'
import { publish, readBuilds } from './client/publish.mjs'
import { setup } from './setup.mjs'
import { isMain, Plain, root, runMain, runTool, say } from './terminal.mjs'

const WORK = `${root}.cache/build`
const DIST = `${root}dist`
const SERVER = `${root}dist-server`
const STAMP = `${WORK}/stamp`
const SOURCES = ['src', 'server', 'sw', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package.json']

/**
 * Builds the app into dist and the server into dist-server. Skips the build when the sources are unchanged.
 * @throws Plain when a build fails or a budget of quality.md is exceeded; dist then keeps its files
 */
export async function build({ force = false } = {}) {
  const sources = hashOf(SOURCES, (file) => !/\.test\.tsx?$/.test(file))
  const isFresh = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources
  const isThere = existsSync(`${DIST}/index.html`) && readBuilds(DIST) && existsSync(`${SERVER}/main.js`)
  if (!force && isFresh && isThere) return
  const started = Date.now()
  say('Construyendo la aplicación…')
  rmSync(STAMP, { force: true })
  await vite(['build', '--outDir', `${WORK}/client`, '--emptyOutDir'])
  checkBudgets(`${WORK}/client`)
  say('Construyendo el servidor…')
  await vite(['build', '--ssr', '--outDir', `${WORK}/server`, '--emptyOutDir'])
  const words = [
    `${root}scripts/client/app-names.mjs`,
    `${WORK}/server/app-names.json`,
    `${WORK}/client/assets`,
  ]
  const { code, output } = await runTool('tsx/dist/cli.mjs', words, { quiet: true })
  if (code !== 0) throw new Plain(`${output.trim()}\n\nLa construcción falló. / The build failed.`)
  await publish(`${WORK}/client`, DIST)
  rmSync(SERVER, { recursive: true, force: true })
  renameSync(`${WORK}/server`, SERVER)
  await writeFile(STAMP, sources)
  say(`Construido en ${Math.round((Date.now() - started) / 1000)} s.`)
}

async function vite(args) {
  const { code, output } = await runTool('vite/bin/vite.js', [...args, '--logLevel', 'warn'], {
    quiet: true,
    env: { NODE_ENV: 'production', NO_COLOR: '1' },
  })
  if (code !== 0) throw new Plain(`${output.trim()}\n\nLa construcción falló. / The build failed.`)
}

function hashOf(entries, isCounted = () => true) {
  const hash = createHash('sha256').update(readFileSync(`${root}package-lock.json`))
  for (const file of entries.flatMap(filesIn).filter(isCounted)) {
    hash.update(`\0${file}\0`).update(readFileSync(root + file))
  }
  return hash.digest('hex')
}

function filesIn(path) {
  if (!existsSync(root + path)) return []
  if (!statSync(root + path).isDirectory()) return [path]
  return readdirSync(root + path)
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`))
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    await setup()
    await build({ force: process.argv.includes('--force') })
  })
}
