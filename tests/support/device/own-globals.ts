import { afterAll, vi } from 'vitest'

/**
 * Test files of a worker share its modules: what one has put in place of the globals is not left to the next, and an app
 * that was left open does nothing more, as when its browser is closed.
 */

const real = globalThis.setTimeout
const appTimers = new Set<ReturnType<typeof setTimeout>>()

/** By the files that are calling; without looking up their source maps, which takes longer than most timers last. */
function isOfApp(): boolean {
  const stacks: { prepareStackTrace?: unknown } = Error
  const usual = stacks.prepareStackTrace
  stacks.prepareStackTrace = (_error: Error, sites: NodeJS.CallSite[]) =>
    sites.some((site) => /\/src\/(app|core|features|models|ui)\//.test(site.getFileName() ?? ''))
  const found: unknown = new Error('calls').stack
  stacks.prepareStackTrace = usual
  return found === true
}

// The server of the same process keeps its own.
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
