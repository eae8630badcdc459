import type { Vite } from 'vitest/node'

/**
 * Keeps modules with `import.meta.glob` out of the cache of `npm run unit`, because they depend on which files
 * exist. Vitest itself does not recognize the call when it has a type argument.
 */
export function uncachedGlobs(): Vite.Plugin {
  return {
    name: 'uncached-globs',
    configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
      defineKey(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined))
    },
  }
}
