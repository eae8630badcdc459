import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/**
 * Names of the app's screens and controls, and scripts of its build. Reports may come from other sources than
 * the app's pages, so any other words are dropped. Empty without a build.
 */
export interface OwnWords {
  hasRoute(pattern: string): boolean
  hasName(text: string): boolean
  /** @param name with its extension */
  hasScript(name: string): boolean
}

const written = z.object({
  routes: z.array(z.string()),
  names: z.array(z.string()),
  scripts: z.array(z.string()),
})
export type WrittenWords = z.infer<typeof written>

export function appNamesOf({ routes, names, scripts }: WrittenWords): OwnWords {
  const [routeSet, nameSet, scriptSet] = [new Set(routes), new Set(names), new Set(scripts)]
  return {
    hasRoute: (pattern) => pattern === '/' || routeSet.has(pattern),
    hasName: (text) => nameSet.has(text),
    hasScript: (name) => scriptSet.has(name),
  }
}

export const noOwnWords = appNamesOf({ routes: [], names: [], scripts: [] })

/**
 * Reads the words. @param file that scripts/own-words.mjs writes beside the built server @throws when it is
 * missing or unreadable
 */
export function readOwnWords(file: string): OwnWords {
  return appNamesOf(written.parse(JSON.parse(readFileSync(file, 'utf8'))))
}
