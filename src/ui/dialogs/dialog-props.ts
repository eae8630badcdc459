import type { ReactNode } from 'react'

export interface DialogProps {
  opened: boolean
  title: ReactNode
  /**
   * Called by Esc on the topmost dialog, the close icon and Android's Back (`backCloses`). Also called by a
   * tap outside unless `staysOpen`. Never called while `persistent`.
   */
  onClose: () => void
  closeLabel: string
  children: ReactNode
  /**
   * - 'large': full screen under 768 px
   * - 'small': small everywhere (¡Advertencia! …)
   * - 'medium': like 'small', with room to write (JUST-02)
   * - 'page': full screen everywhere
   */
  size?: 'large' | 'medium' | 'small' | 'page'
  /** True when only the dialog's own buttons close the dialog. */
  persistent?: boolean
  /** True when a tap outside does not close the dialog. */
  staysOpen?: boolean
  /**
   * True when Android's Back closes the dialog. Default: small and medium dialogs, because large dialogs
   * usually have an address.
   */
  backCloses?: boolean
  /** True shows the dialog above all others, also above dialogs opened later. */
  onTop?: boolean
  /** False when the code that closes the dialog sets the focus. */
  returnFocus?: boolean
  hasClose?: boolean
  aside?: ReactNode
}
