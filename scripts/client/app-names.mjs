import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { isMain, root } from '../terminal.mjs'

/** Maximum length that src/contract/portal-health/portal-health.ts allows for a name. */
const MAX_LENGTH = 60

const FEATURE_FILES = ['feature.ts', 'routes.tsx', 'public-routes.tsx', 'more-rows.tsx', 'help.ts']

/**
 * Returns the names of routes, screens and controls. The server accepts no other names in reports (EXT-07).
 */
export async function collectAppNames() {
  const names = new Set()
  const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(es|en)\.ts$/.test(file),
  )
  for (const file of files) {
    for (const words of Object.values(await import(`${root}src/${file}`))) addNames(names, words.es ?? words)
  }
  const paths = new Set()
  for (const folder of readdirSync(`${root}src/features`)) {
    for (const name of FEATURE_FILES.filter((each) => existsSync(`${root}src/features/${folder}/${each}`))) {
      const {
        feature = {},
        routes = [],
        rows = [],
        help = {},
      } = await import(`${root}src/features/${folder}/${name}`)
      const screens = [feature.routes, feature.desks, feature.dialogs, routes].flatMap((list) => list ?? [])
      for (const { path } of screens) paths.add(path)
      for (const { title, text, name } of [...screens, ...rows, ...Object.values(help)])
        for (const words of [title, text, name]) addNames(names, [words?.es, words?.en])
    }
  }
  return { routes: [...paths], names: [...names] }
}

function addNames(names, words) {
  if (typeof words === 'string') {
    if (words !== '' && words.length <= MAX_LENGTH && !/\d|@/.test(words)) names.add(words)
  } else if (typeof words === 'object' && words !== null) {
    for (const each of Object.values(words)) addNames(names, each)
  }
}

if (isMain(import.meta.url)) {
  const [target, assets] = process.argv.slice(2)
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  writeFileSync(target, JSON.stringify({ ...(await collectAppNames()), scripts }))
}
