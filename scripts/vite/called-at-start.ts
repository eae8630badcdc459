import type { Plugin } from 'vite'

/** Chunks whose functions the first picture calls. */
const CALLED = new Set(['react', 'start', 'session', 'home'])

/** V8's explicit compile hint; other browsers read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * The browser compiles the functions of these chunks together, beside the main thread, instead of each when it is first
 * called: some 1,400 of them on the way to Inicio (docs/decisions/app.md). After `smaller`, which drops comments.
 */
export function calledAtStart(): Plugin {
  return {
    name: 'turno:called-at-start',
    apply: 'build',
    // A file whose first line is new must have a new name, too: kept files are never asked for again.
    augmentChunkHash: (chunk) => (CALLED.has(chunk.name) ? HINT : undefined),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && CALLED.has(file.name)) file.code = HINT + file.code
        }
      },
    },
  }
}
