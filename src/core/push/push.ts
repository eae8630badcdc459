/**
 * Part of web push that the session needs (offline.md, "Notifications"). push-subscription.ts, the rest, is
 * loaded on demand.
 */

/** Maximum wait for the push service at sign-out, in ms. */
const DROP_MS = 2000

/** @returns undefined without a worker (first visit, private mode, development) */
export async function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const container = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined
  return container?.getRegistration('/')
}

/** @returns the promise's value if it resolves within `ms`, or else `late` */
export function within<T, L>(ms: number, promise: Promise<T>, late: L): Promise<T | L> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<L>((resolve) => {
    timer = setTimeout(() => resolve(late), ms)
  })
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}

/** Ends push on this device. Takes at most 2 s and never throws, because a sign-out must not depend on it. */
export async function dropPush(): Promise<void> {
  // A failure is harmless: the server ends push with the session, and late pushes contain no personal data.
  await within(DROP_MS, unsubscribe(), null).catch(() => null)
}

async function unsubscribe(): Promise<void> {
  const registration = await workerRegistration()
  // `pushManager` is absent in browsers without web push, such as a Safari tab on an iPhone.
  const manager = registration?.pushManager as PushManager | undefined
  await (await manager?.getSubscription())?.unsubscribe()
}
