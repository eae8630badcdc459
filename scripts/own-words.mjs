import { readdirSync, writeFileSync } from 'node:fs'
import { routes as deskRoutes } from '../src/app/routes/desk-routes.ts'
import { routes } from '../src/app/routes/routes.ts'
import { isMain, root } from './terminal.mjs'

/** Maximum length of a name in a trail (src/contract/portal-health/portal-health.ts). */
const LONGEST = 60

/**
 * Returns the app's route paths and the names of its screens and controls. The server accepts no
 * other names in reports (EXT-07).
 */
export async function readOwnWords() {
  const names = new Set()
  const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(es|en)\.ts$/.test(file),
  )
  for (const file of files) {
    for (const words of Object.values(await import(`${root}src/${file}`))) addNames(names, words.es ?? words)
  }
  return { routes: [...new Set([...routes, ...deskRoutes].map(({ path }) => path))], names: [...names] }
}

/** Adds the texts that may appear in a trail: at most LONGEST characters, without digits or @. */
function addNames(names, words) {
  if (typeof words === 'string') {
    if (words !== '' && words.length <= LONGEST && !/\d|@/.test(words)) names.add(words)
  } else if (typeof words === 'object' && words !== null) {
    for (const each of Object.values(words)) addNames(names, each)
  }
}

if (isMain(import.meta.url)) {
  const [target, assets] = process.argv.slice(2)
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  writeFileSync(target, JSON.stringify({ ...(await readOwnWords()), scripts }))
}
