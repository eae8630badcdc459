import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Path below /api/, so that the worker does not respond with the app's page. */
export const PAGE = '/api/pruebas'
const SCRIPT = '/api/pruebas.js'
const root = fileURLToPath(new URL('../..', import.meta.url))

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
