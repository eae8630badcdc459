/**
 * What the session needs of web push (offline.md, "Notifications"); all else is in push-subscription.ts, which comes
 * when it is wanted.
 */

/** The push service may be out of reach; nobody waits longer for it on leaving. */
const DROP_MS = 2000

/** undefined: no worker here (a first visit, private mode, development). */
export async function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const container = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined
  return container?.getRegistration('/')
}

/** What comes of it within `ms`, else `late`. */
export function within<T, L>(ms: number, promise: Promise<T>, late: L): Promise<T | L> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<L>((resolve) => {
    timer = setTimeout(() => resolve(late), ms)
  })
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}

/** Whoever leaves gets nothing more on this device. Takes 2 s at most and never throws: a logout does not depend on it. */
export async function dropPush(): Promise<void> {
  // The server has ended it with the session, and what still comes names nobody.
  await within(DROP_MS, unsubscribe(), null).catch(() => null)
}

async function unsubscribe(): Promise<void> {
  const registration = await workerRegistration()
  // Absent where there is no web push, such as an iPhone's browser.
  const manager = registration?.pushManager as PushManager | undefined
  await (await manager?.getSubscription())?.unsubscribe()
}
