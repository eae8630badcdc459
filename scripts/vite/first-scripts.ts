import type { Plugin } from 'vite'

/** Chunks whose functions run before the first paint of a screen. */
const CALLED = new Set(['packages', 'start', 'enter-shell', 'shell'])

/** V8's hint to compile all functions of a file when it loads. Other browsers ignore it. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes the browser compile the functions of CALLED together, off the main thread. Otherwise it compiles each
 * function at its first call: some 1,400 before Inicio (docs/decisions/app.md).
 */
export function calledAtStart(): Plugin {
  return {
    name: 'turno:called-at-start',
    apply: 'build',
    // Adds the hint to the hash, because a cached file with the old name is never fetched again.
    augmentChunkHash: (chunk) => (CALLED.has(chunk.name) ? HINT : undefined),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const missing = new Set(CALLED)
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && missing.delete(file.name)) file.code = HINT + file.code
        // A renamed chunk would lose the hint and start slower without any error.
        if (missing.size > 0) this.error(`no chunk is named ${[...missing].join(', ')}`)
      },
    },
  }
}

const EARLY = /<script type="module"(?=[^>]* src="\/assets\/early-)/

/**
 * Makes `early` run as soon as it is loaded, while the browser still parses the page
 * (docs/decisions/device.md). Changes the script tags that Vite has written.
 */
export function asyncEarlyScript(): Plugin {
  return {
    name: 'turno:async-early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!EARLY.test(html)) throw new Error('index.html has no script "/assets/early-…"')
        return html.replace(EARLY, '$& async')
      },
    },
  }
}
