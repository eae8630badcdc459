import type { Plugin } from 'vite'

/** Chunks whose functions run before the first paint of a screen. */
const CALLED = new Set(['packages', 'start', 'enter-shell', 'shell'])

/** V8's hint to compile all functions of a file when it loads. Other browsers ignore this comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes the browser compile the functions of these chunks together, off the main thread, instead of each at its
 * first call. Some 1,400 functions run on the way to Inicio (docs/decisions/app.md).
 */
export function calledAtStart(): Plugin {
  return {
    name: 'turno:called-at-start',
    apply: 'build',
    // The hint must change the file name, because cached files are never fetched again.
    augmentChunkHash: (chunk) => (CALLED.has(chunk.name) ? HINT : undefined),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const missing = new Set(CALLED)
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !missing.delete(file.name)) continue
          file.code = HINT + file.code
        }
        // A renamed chunk would lose the hint and start slower, without any error.
        if (missing.size > 0) this.error(`no chunk is named ${[...missing].join(', ')}`)
      },
    },
  }
}
