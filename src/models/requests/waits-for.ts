import { useEffect, useState } from 'react'
import type { Queued } from '#core/outbox/queued.ts'
import { watchWork } from '#hooks/work/watch-work.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** Condition for sending a request, besides a network: a portal that knows the operation or can accept it, or Wi-Fi. */
export type WaitsFor = 'portal' | 'service' | 'wifi'

/** @param row entry in the outbox; undefined when nothing waits */
export function waitsForOf(
  row: (Partial<Pick<Queued, 'isLacked' | 'isPutOff'>> & { wifiOnly?: boolean }) | undefined,
): WaitsFor | null {
  if (row?.isLacked) return 'portal'
  if (row?.isPutOff) return 'service'
  return row?.wifiOnly ? 'wifi' : null
}

const loadQueued = lazyPart(() => import('#core/outbox/queued.ts'))

/**
 * Returns the condition for sending the form's entry in the outbox; null until the entry is read.
 * @param form '' reads nothing
 */
export function useWaitsFor(form: string): WaitsFor | null {
  const [found, setFound] = useState<WaitsFor | null>(null)
  useEffect(() => (form === '' ? undefined : watchWork(() => readWaitsFor(form), null, setFound)), [form])
  return form === '' ? null : found
}

async function readWaitsFor(form: string): Promise<WaitsFor | null> {
  const { listQueued } = await loadQueued()
  return waitsForOf((await listQueued()).find((row) => row.form === form))
}
