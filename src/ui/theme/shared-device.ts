import { createContext, type ReactNode, useContext } from 'react'

/** Device that many people use, one after the other. */
export interface SharedDevice {
  /**
   * Buttons in the header of every dialog, inside its focus trap: 'Inicio', 'Terminar'. Empty while nobody is
   * signed in.
   */
  dialogAside: ReactNode
  /** Buttons of small dialogs: only 'Terminar'. */
  alertAside?: ReactNode
  /** Note beside drafts: how long the device keeps them, and for whom. */
  keptNote?: ReactNode
}

const Context = createContext<SharedDevice | null>(null)
export const SharedDeviceProvider = Context.Provider

/**
 * Returns null on a person's own device. On a shared device, fields offer no autocomplete and remember nothing.
 */
export function useSharedDevice(): SharedDevice | null {
  return useContext(Context)
}
