import type { Plugin } from 'vite'

export function withoutOptionalParts(): Plugin {
  const unused = /^(html2canvas|canvg|dompurify|core-js)(\/|$)/
  return {
    name: 'turno:without-optional-parts',
    enforce: 'pre',
    resolveId: (source) => (unused.test(source) ? '\0unused' : null),
    load: (id) => (id === '\0unused' ? 'export default null' : null),
    // Removes the addresses of jspdf's preview window: the built app may name only its own origin.
    transform: (code, id) =>
      /node_modules\/jspdf\//.test(id)
        ? { code: code.replace(/https?:\/\/(cdnjs\.cloudflare\.com|jspdf\.default)[^"'`]*/g, ''), map: null }
        : null,
  }
}

let isZipReplaced = false

/**
 * Zips spreadsheets in the calling thread. For large spreadsheets the package starts a worker from a blob,
 * which the Content-Security-Policy forbids.
 */
export function zipInCallingThread({ isWorker = false } = {}): Plugin {
  return {
    name: 'turno:zip-in-calling-thread',
    enforce: 'pre',
    transform(_code, id) {
      if (!/write-excel-file\/modules\/zip\/zipToArrayBuffer\.js/.test(id)) return null
      isZipReplaced = true
      const code = `import { zipSync } from 'fflate'; export default async (files) => zipSync(files).buffer`
      return { code, map: null }
    },
    generateBundle() {
      // Without the replacement, large sheets would fail, and only in a browser. Workers are built before the
      // page, and their build may already have replaced the file.
      if (!isWorker && !isZipReplaced)
        this.error('write-excel-file has no zip/zipToArrayBuffer.js to replace')
    },
  }
}

const ICONS = /import \{([^}]*)\} from ['"]@tabler\/icons-react['"]/g

/** Imports each icon from its own file. The package's index would make every screen need every icon. */
export function ownIcons(): Plugin {
  const own = (name: string) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs'`
  return {
    name: 'turno:own-icons',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) =>
      id.includes('/src/') && code.includes('@tabler/icons-react')
        ? {
            code: code.replace(ICONS, (_all, names: string) =>
              names
                .split(',')
                .map((name) => name.trim())
                .filter((name) => name !== '' && !name.startsWith('type '))
                .map(own)
                .join('; '),
            ),
            map: null,
          }
        : null,
  }
}
