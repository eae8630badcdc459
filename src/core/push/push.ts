/**
 * Longest wait for the push service at sign-out. This file holds what the session needs of web push
 * (offline.md, "Notifications"); the rest is in push-subscription.ts, loaded when it is wanted.
 */
const DROP_MS = 2000

/** @returns undefined without a worker (a first visit, private mode, development) */
export async function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const container = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined
  return container?.getRegistration('/')
}

/** @returns the promise's value if it comes within `ms`, else `late` */
export function within<T, L>(ms: number, promise: Promise<T>, late: L): Promise<T | L> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<L>((resolve) => {
    timer = setTimeout(() => resolve(late), ms)
  })
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}

/**
 * Ends push on this device for whoever signs out. Takes at most 2 s and never throws, because sign-out must not
 * depend on it.
 */
export async function dropPush(): Promise<void> {
  // The server has ended it with the session, and what still comes names nobody.
  await within(DROP_MS, unsubscribe(), null).catch(() => null)
}

async function unsubscribe(): Promise<void> {
  const registration = await workerRegistration()
  // Absent where there is no web push, such as in an iPhone's browser.
  const manager = registration?.pushManager as PushManager | undefined
  await (await manager?.getSubscription())?.unsubscribe()
}
