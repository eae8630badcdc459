import { createContext, type ReactNode, useContext } from 'react'

export interface SharedDevice {
  /** Buttons 'Inicio' and 'Terminar' in the header of a large dialog; null while no person is signed in. */
  dialogAside: ReactNode
  alertAside?: ReactNode
  keptNote?: ReactNode
}

const Context = createContext<SharedDevice | null>(null)
export const SharedDeviceProvider = Context.Provider

/** Returns null on a personal device. On a shared device, fields must offer no autocomplete. */
export function useSharedDevice(): SharedDevice | null {
  return useContext(Context)
}
