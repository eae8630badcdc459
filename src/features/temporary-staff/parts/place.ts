import type { StaffView } from '#domain/temporary/process.ts'
import { hideKey } from '#hooks/navigation/opaque-keys.ts'
import { staffPaths } from '#hooks/navigation/inner-paths.ts'
import { createContext, useContext } from 'react'

export interface Place {
  view: StaffView
  base: string
  /** Name of the view in the list request (TEMP-11). */
  ruta: string
}

const Context = createContext<Place | null>(null)
export const PlaceProvider = Context.Provider

/** @throws outside a screen with a list */
export function usePlace(): Place {
  const place = useContext(Context)
  if (!place) throw new Error('usePlace outside of temporary staff')
  return place
}

export const personPath = ({ base }: Place, id: number) => `${base}/${hideKey(String(id))}`
export const surveysPath = (place: Place, id: number) => `${personPath(place, id)}/encuestas`

export const resultPath = ({ view }: Place, id: number) =>
  `${view === 2 ? staffPaths.teamResult : staffPaths.specialResult}/${hideKey(String(id))}`
