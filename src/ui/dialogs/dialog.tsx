import { type ComponentProps, type ComponentType, useEffect, useSyncExternalStore } from 'react'
import type { DialogBody } from './dialog-body.tsx'
import type { DialogProps } from './dialog-props.ts'
import type { PageDialogBody } from './page-dialog-body.tsx'
import { keptPart } from '#parts/lazy-part.ts'

interface Bodies {
  DialogBody: typeof DialogBody
  PageDialogBody: typeof PageDialogBody
}

/** Mantine and its focus trap load after the first render, because few screens open a dialog at once. */
const loadBody = keptPart(() => import('./dialog-body.tsx'))
const loadPageBody = keptPart(() => import('./page-dialog-body.tsx'))
let bodies: Bodies | null = null
const listeners = new Set<() => void>()

/** @throws when the chunk cannot be fetched */
export async function loadDialogs(): Promise<void> {
  const [dialog, page] = await Promise.all([loadBody(), loadPageBody()])
  bodies = { ...dialog, ...page }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const RETRY_MS = 2000

/** Returns null until the dialog code is loaded. Retries failed loads while a dialog waits to be shown. */
function useBodies(isWanted: boolean): Bodies | null {
  const loaded = useSyncExternalStore(
    subscribe,
    () => bodies,
    () => bodies,
  )
  const isMissing = isWanted && loaded === null
  useEffect(() => {
    if (!isMissing) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = () => {
      // Retries, because the person waits for the dialog.
      loadDialogs().catch(() => {
        timer = setTimeout(load, RETRY_MS)
      })
    }
    load()
    return () => clearTimeout(timer)
  }, [isMissing])
  return loaded
}

export function Dialog(props: DialogProps) {
  const loaded = useBodies(props.opened)
  return loaded && <loaded.DialogBody {...props} />
}

export function PageDialog(props: ComponentProps<ComponentType<Parameters<typeof PageDialogBody>[0]>>) {
  const loaded = useBodies(true)
  return loaded && <loaded.PageDialogBody {...props} />
}
