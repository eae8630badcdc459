import { afterAll, vi } from 'vitest'

/**
 * Restores globals between test files, because the files of a worker share modules. Stops apps that a test
 * left open, as closing the browser does.
 */

const real = globalThis.setTimeout
const appTimers = new Set<ReturnType<typeof setTimeout>>()

/**
 * Returns whether app code is among the callers. Skips source maps, because their lookup takes longer than
 * most timers last.
 */
function isOfApp(): boolean {
  const stacks: { prepareStackTrace?: unknown } = Error
  const usual = stacks.prepareStackTrace
  stacks.prepareStackTrace = (_error: Error, sites: NodeJS.CallSite[]) =>
    sites.some((site) => /\/src\/(app|core|features|models|ui)\//.test(site.getFileName() ?? ''))
  const found: unknown = new Error('calls').stack
  stacks.prepareStackTrace = usual
  return found === true
}

// Stops only timers of the app; the server in the same process keeps its own.
globalThis.setTimeout = new Proxy(real, {
  apply(target, self, args: Parameters<typeof setTimeout>) {
    const timer: ReturnType<typeof setTimeout> = Reflect.apply(target, self, args)
    if (isOfApp()) appTimers.add(timer)
    return timer
  },
})

afterAll(() => {
  for (const timer of appTimers) clearTimeout(timer)
  globalThis.setTimeout = real
  vi.unstubAllGlobals()
})
