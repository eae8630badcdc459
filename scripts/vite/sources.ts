import type { Rolldown } from 'vite'

/** Of chunks.ts: which sources go into one file. */
export type Group =
  Extract<Rolldown.OutputOptions['codeSplitting'], { groups?: unknown }> extends { groups?: (infer G)[] }
    ? G
    : never

export type Test = (id: string) => boolean

/** 'core/outbox/' is a folder with all that lies in it; 'core/outbox/drafts' a source with its styles and texts. */
export function sources(...paths: string[]): Test {
  const folders = paths.filter((path) => path.endsWith('/')).map((path) => `/src/${path}`)
  const names = new Set(paths.filter((path) => !path.endsWith('/')).map((path) => `/src/${path}`))
  return (id) => {
    const at = id.lastIndexOf('/src/')
    // English is a chunk of its own.
    if (at < 0 || id.includes('/node_modules/') || id.includes('.en.')) return false
    const path = id.slice(at)
    const slash = path.lastIndexOf('/')
    const end = path.indexOf('.', slash)
    const isNamed = names.has(end < 0 ? path : path.slice(0, end))
    return isNamed || folders.some((folder) => path.startsWith(folder))
  }
}

/** 'react' → every file of that package. */
export function packages(...names: string[]): Test {
  return (id) => names.some((name) => id.includes(`/node_modules/${name}`))
}

/** Icons that one chunk alone draws: left to themselves they are a file of their own beside it. */
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
