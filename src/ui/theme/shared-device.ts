import { createContext, type ReactNode, useContext } from 'react'

/** A device that many people use one after the other. */
export interface SharedDevice {
  /** Drawn in the header of every dialog, inside its focus trap: 'Inicio', 'Terminar'. Nothing while nobody is signed in. */
  dialogAside: ReactNode
  /** The same where there is little room, and nothing to go away from: 'Terminar'. */
  alertAside?: ReactNode
  /** Beside what a device of one's own calls kept: until when it is here, and for whom. */
  keptNote?: ReactNode
}

const Context = createContext<SharedDevice | null>(null)
export const SharedDeviceProvider = Context.Provider

/** Null on a person's own device. Fields offer no autocomplete and remember nothing on a shared one. */
export function useSharedDevice(): SharedDevice | null {
  return useContext(Context)
}
