import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/**
 * What the app calls its screens and controls, and the scripts of its build: whoever sends a report need not be a page of
 * ours, and whatever they say beyond these words is kept by nobody. Empty where there is no build.
 */
export interface OwnWords {
  hasRoute(pattern: string): boolean
  hasName(text: string): boolean
  /** @param name with its ending */
  hasScript(name: string): boolean
}

const written = z.object({
  routes: z.array(z.string()),
  names: z.array(z.string()),
  scripts: z.array(z.string()),
})
export type WrittenWords = z.infer<typeof written>

export function ownWordsOf({ routes, names, scripts }: WrittenWords): OwnWords {
  const [routeSet, nameSet, scriptSet] = [new Set(routes), new Set(names), new Set(scripts)]
  return {
    hasRoute: (pattern) => pattern === '/' || routeSet.has(pattern),
    hasName: (text) => nameSet.has(text),
    hasScript: (name) => scriptSet.has(name),
  }
}

export const noOwnWords = ownWordsOf({ routes: [], names: [], scripts: [] })

/** @param file of scripts/own-words.mjs, beside the built server @throws where it is there and can't be read */
export function readOwnWords(file: string): OwnWords {
  return ownWordsOf(written.parse(JSON.parse(readFileSync(file, 'utf8'))))
}
