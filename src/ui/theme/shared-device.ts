import { createContext, type ReactNode, useContext } from 'react'

/** Device that many people use, one after the other. */
export interface SharedDevice {
  /** Buttons 'Inicio' and 'Terminar' for the header of a large dialog; null while nobody is signed in. */
  dialogAside: ReactNode
  /** Button 'Terminar' for the header of a small dialog. */
  alertAside?: ReactNode
  /** Says how long the device keeps drafts, and for whom. */
  keptNote?: ReactNode
}

const Context = createContext<SharedDevice | null>(null)
export const SharedDeviceProvider = Context.Provider

/** Returns null on a person's own device. On a shared device, fields offer no autocomplete and remember nothing. */
export function useSharedDevice(): SharedDevice | null {
  return useContext(Context)
}
