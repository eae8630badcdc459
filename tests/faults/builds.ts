import type { FileFate } from '../support/server/network/fault-proxy.ts'

type Files = (path: string) => Promise<FileFate>

/**
 * Simulates a deploy for open apps: the same code with every script and style sheet renamed, also where the
 * page and the worker name them. Files of the previous build remain, as with scripts/client/publish.mjs.
 */
export async function simulateDeploy(origin: string, mark: string): Promise<Files> {
  const builds = await readBuilds(origin)
  const names = new Set(builds.flatMap(({ files }) => files).map((file) => file.replace('assets/', '')))
  const rename = (text: string) =>
    text.replaceAll(/[\w.-]+\.(?:js|css)\b/g, (name) => (names.has(name) ? marked(name, mark) : name))
  const [newest] = builds
  const list = { builds: [{ files: newest?.files.map(rename) ?? [] }, ...builds] }
  return async (path) => {
    if (path === '/builds.json') return { type: 'application/json', text: JSON.stringify(list) }
    const isPage = path === '/' || path === '/index.html'
    const source = isPage || path === '/sw.js' ? path : sourceOf(path, mark)
    if (source === null) return 'there'
    const answer = await fetch(origin + source)
    if (!answer.ok) return 'gone'
    const text = rename(await answer.text())
    const type = answer.headers.get('content-type') ?? 'text/plain'
    return { type, text: path === '/sw.js' ? withRevision(text, mark) : text }
  }
}

async function readBuilds(origin: string): Promise<{ files: string[] }[]> {
  const answer = await fetch(`${origin}/builds.json`)
  return ((await answer.json()) as { builds: { files: string[] }[] }).builds
}

/** start-BdPCw-gs.js → start-BdPCw-gs.b1.js */
function marked(name: string, mark: string): string {
  return name.replace(/\.(js|css)$/, `.${mark}.$1`)
}

function sourceOf(path: string, mark: string): string | null {
  const plain = path.replace(new RegExp(`\\.${mark}\\.(js|css)$`), '.$1')
  return path.startsWith('/assets/') && plain !== path ? plain : null
}

/** Changes the page's revision in the worker, because the page's file name never changes. */
function withRevision(worker: string, mark: string): string {
  const changed = worker.replace(/("revision":"[^"]+)(","url":"index\.html")/, `$1-${mark}$2`)
  if (changed === worker) throw new Error('the worker names no page')
  return changed
}
