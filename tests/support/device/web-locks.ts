/**
 * Web Locks as far as the app uses them: exclusive or shared, waiting or not, stolen. All tabs of a device
 * share one manager.
 */
interface Held {
  name: string
  isShared: boolean
  lose: () => void
}

interface Options {
  mode?: 'exclusive' | 'shared'
  ifAvailable?: boolean
  steal?: boolean
  signal?: AbortSignal
}

export class WebLocks {
  #held: Held[] = []
  #waiting: (() => void)[] = []

  async request<T>(
    name: string,
    optionsOrWork: Options | ((lock: unknown) => Promise<T> | T),
    then?: (lock: unknown) => Promise<T> | T,
  ): Promise<T> {
    const options = typeof optionsOrWork === 'function' ? {} : optionsOrWork
    const work = (typeof optionsOrWork === 'function' ? optionsOrWork : then) as (lock: unknown) => Promise<T>
    const isShared = options.mode === 'shared'
    const isFree = () => this.#held.every((one) => one.name !== name || (one.isShared && isShared))
    if (options.steal) for (const one of this.#held.filter((each) => each.name === name)) one.lose()
    if (!isFree() && options.ifAvailable) return work(null)
    while (!isFree()) {
      options.signal?.throwIfAborted()
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve)
        options.signal?.addEventListener('abort', () => resolve(), { once: true })
      })
    }
    return this.#hold(name, isShared, work)
  }

  #hold<T>(name: string, isShared: boolean, work: (lock: unknown) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const mine: Held = { name, isShared, lose: () => end(() => reject(lost())) }
      const end = (settle: () => void) => {
        this.#held = this.#held.filter((one) => one !== mine)
        settle()
        for (const next of this.#waiting.splice(0)) next()
      }
      this.#held.push(mine)
      Promise.resolve(work({ name })).then(
        (value) => end(() => resolve(value)),
        (error: unknown) => end(() => reject(error as Error)),
      )
    })
  }
}

function lost(): DOMException {
  return new DOMException('stolen', 'AbortError')
}
