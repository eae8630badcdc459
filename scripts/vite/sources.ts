import type { Rolldown } from 'vite'

/** Group of sources in one chunk (chunks.ts). */
export type Group =
  Extract<Rolldown.OutputOptions['codeSplitting'], { groups?: unknown }> extends { groups?: (infer G)[] }
    ? G
    : never

export type Test = (id: string) => boolean

/**
 * Matches sources: 'core/outbox/' is a folder with its contents, 'core/outbox/drafts' a source with its styles
 * and texts.
 */
export function sources(...paths: string[]): Test {
  const folders = paths.filter((path) => path.endsWith('/')).map((path) => `/src/${path}`)
  const names = new Set(paths.filter((path) => !path.endsWith('/')).map((path) => `/src/${path}`))
  return (id) => {
    const at = id.lastIndexOf('/src/')
    // English texts are a separate chunk.
    if (at < 0 || id.includes('/node_modules/') || id.includes('.en.')) return false
    const path = id.slice(at)
    const slash = path.lastIndexOf('/')
    const end = path.indexOf('.', slash)
    const isNamed = names.has(end < 0 ? path : path.slice(0, end))
    return isNamed || folders.some((folder) => path.startsWith(folder))
  }
}

/** Matches every file of a package: 'react'. */
export function packages(...names: string[]): Test {
  return (id) => names.some((name) => id.includes(`/node_modules/${name}`))
}

/** Matches icons of a single chunk: otherwise they become a separate file. */
export function icons(...names: string[]): Test {
  const files = names.map((name) => `/icons/Icon${name}.mjs`)
  return (id) => files.some((file) => id.endsWith(file))
}

export function either(...tests: Test[]): Test {
  return (id) => tests.some((test) => test(id))
}

export function without(test: Test, ...others: Test[]): Test {
  const isOther = either(...others)
  return (id) => test(id) && !isOther(id)
}

export const isScript: Test = (id) => /\.tsx?$/.test(id)
