import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Below /api/, so that the worker leaves the page alone instead of answering with the app's own. */
export const PAGE = '/api/pruebas'
const SCRIPT = '/api/pruebas.js'
const root = fileURLToPath(new URL('../..', import.meta.url))

/** The harness as the browser gets it, by path. */
export async function buildPages(): Promise<ReadonlyMap<string, { type: string; text: string }>> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: `${root}tests/faults/harness.ts`,
        output: { format: 'es', codeSplitting: false },
      },
    },
  })
  const outputs = Array.isArray(built)
    ? built.flatMap(({ output }) => output)
    : 'output' in built
      ? built.output
      : []
  const chunk = outputs.find((file) => file.type === 'chunk')
  if (!chunk) throw new Error('the harness was not built')
  const html = `<!doctype html><meta charset="utf-8"><title>Turno</title><script type="module" src="${SCRIPT}"></script>`
  return new Map([
    [PAGE, { type: 'text/html; charset=utf-8', text: html }],
    [SCRIPT, { type: 'text/javascript; charset=utf-8', text: chunk.code }],
  ])
}
