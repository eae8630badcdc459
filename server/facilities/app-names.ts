import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/**
 * Names of the app's screens and controls, and scripts of its build. Reports about a page's errors and speed
 * lose every other name, because their sender may not be the app. Empty without a build.
 */
export interface AppNames {
  hasRoute(pattern: string): boolean
  hasName(text: string): boolean
  hasScript(name: string): boolean
}

const storedNames = z.object({
  routes: z.array(z.string()),
  names: z.array(z.string()),
  scripts: z.array(z.string()),
})
export type StoredNames = z.infer<typeof storedNames>

export function createAppNames({ routes, names, scripts }: StoredNames): AppNames {
  const [routeSet, nameSet, scriptSet] = [new Set(routes), new Set(names), new Set(scripts)]
  return {
    hasRoute: (pattern) => pattern === '/' || routeSet.has(pattern),
    hasName: (text) => nameSet.has(text),
    hasScript: (name) => scriptSet.has(name),
  }
}

export const noAppNames = createAppNames({ routes: [], names: [], scripts: [] })

/**
 * @param file written by scripts/client/app-names.mjs beside the built server
 * @throws when the file is missing or invalid
 */
export function readAppNames(file: string): AppNames {
  return createAppNames(storedNames.parse(JSON.parse(readFileSync(file, 'utf8'))))
}
