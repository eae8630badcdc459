import type { ReactNode } from 'react'

export interface DialogProps {
  opened: boolean
  title: ReactNode
  /**
   * Called by Esc on the topmost dialog, by the close icon, by Android's Back (`backCloses`) and, unless `staysOpen`,
   * by a tap outside. Never called while `persistent`.
   */
  onClose: () => void
  closeLabel: string
  children: ReactNode
  /**
   * - 'large': full screen under 768 px, with a 56 px header
   * - 'small': small everywhere (¡Advertencia! …)
   * - 'medium': like 'small', with room to write (JUST-02)
   * - 'page': full screen everywhere
   */
  size?: 'large' | 'medium' | 'small' | 'page'
  /** Only the dialog's own buttons close it. */
  persistent?: boolean
  /** A tap outside does not close it. */
  staysOpen?: boolean
  /** Android's Back closes it. Default: small and medium dialogs, because large ones usually have an address. */
  backCloses?: boolean
  /** Above all other dialogs, also those opened later. */
  onTop?: boolean
  /** False when the code that closes the dialog sets the focus. */
  returnFocus?: boolean
  /** True shows a close icon. Default: only in 'large' and 'page' dialogs. */
  hasClose?: boolean
  aside?: ReactNode
}
