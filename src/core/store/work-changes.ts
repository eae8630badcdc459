/** Announces changes of drafts or entries, from this page, another tab or the worker. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('turno.work')
const listeners = new Set<(isElsewhere: boolean) => void>()

function publish(isElsewhere: boolean): void {
  for (const listener of listeners) listener(isElsewhere)
}

export function noteWorkChange(): void {
  publish(false)
  channel?.postMessage('changed')
}

/** Notifies only this page, because the tab or worker that made the change has notified the others. */
export function noteFollowed(): void {
  publish(false)
}

export function onWorkChange(listener: (isElsewhere: boolean) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

if (channel) channel.onmessage = () => publish(true)
