import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useSyncExternalStore,
} from 'react'
import type { DialogBody } from './dialog-body.tsx'
import type { PageDialogBody } from './page-dialog-body.tsx'
import { lazyPart } from '#parts/lazy-part.ts'

export interface DialogProps {
  opened: boolean
  title: ReactNode
  /**
   * Called on Esc when no other dialog is on top, by the close icon and, unless `persistent`, by a tap outside.
   */
  onClose: () => void
  closeLabel: string
  children: ReactNode
  /**
   * large: full screen under 768 px with a 56 px header. small: stays small everywhere (¡Advertencia! …).
   * medium: like small, with room to write (JUST-02). page: full screen everywhere.
   */
  size?: 'large' | 'medium' | 'small' | 'page'
  /** Only the dialog's own buttons close it. */
  persistent?: boolean
  /** Keeps the dialog open on a tap outside. */
  staysOpen?: boolean
  /** Keeps the dialog above all others, also above those opened later. */
  onTop?: boolean
  /** false: the code that closes it sets the focus. */
  returnFocus?: boolean
  /** Adds a close icon to a small dialog that opened without a request. */
  hasClose?: boolean
  /** Content at the right end of the header, such as a chip. */
  aside?: ReactNode
}

interface Bodies {
  DialogBody: typeof DialogBody
  PageDialogBody: typeof PageDialogBody
}

/**
 * Mantine and its focus trap load after the first render, because a screen may never open a dialog. The shell
 * fetches them once it is rendered.
 */
const loadBody = lazyPart(() => import('./dialog-body.tsx'))
const loadPageBody = lazyPart(() => import('./page-dialog-body.tsx'))
let bodies: Bodies | null = null
const listeners = new Set<() => void>()

/** @throws when the chunk can't be fetched */
export async function loadDialogs(): Promise<void> {
  const [dialog, page] = await Promise.all([loadBody(), loadPageBody()])
  bodies = { ...dialog, ...page }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const AGAIN_MS = 2000

/** Returns null until the dialog code is loaded. Failed loads are retried while a dialog waits to be shown. */
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
      // Retries, because the person still waits for the dialog.
      loadDialogs().catch(() => {
        timer = setTimeout(load, AGAIN_MS)
      })
    }
    load()
    return () => clearTimeout(timer)
  }, [isMissing])
  return loaded
}

/**
 * Dialog with a title. It traps the focus and returns it when closed (product.md, information architecture).
 */
export function Dialog(props: DialogProps) {
  const loaded = useBodies(props.opened)
  return loaded && <loaded.DialogBody {...props} />
}

/** Full-screen dialog with a header of the screen. */
export function PageDialog(props: ComponentProps<ComponentType<Parameters<typeof PageDialogBody>[0]>>) {
  const loaded = useBodies(true)
  return loaded && <loaded.PageDialogBody {...props} />
}
