import type { Load } from '#parts/lazy-part.ts'
import type { MoreEntry } from './more-entry.ts'
import { type ComponentType, createContext, useContext } from 'react'

/** The screens that stand side by side under "Mi expediente". */
export type RecordScreen = 'kardex' | 'myData' | 'documents'

/** Pieces of the shell that a screen with a header of its own puts where they belong there. */
export interface ShellParts {
  /** "Al día · 07:40". line: 14 px beside an icon; chip: on the soft colour; brand: on the blue of Inicio. Draws nothing while offline data is dated. */
  SyncMark: ComponentType<{ look: 'line' | 'chip' | 'brand' }>
  /** "Sin internet. Ves datos del …", a full-width strip; nothing while all is well. */
  SyncBanner: ComponentType
  /** The way to the notifications, with how many wait. sun: on the sun of Inicio. */
  Bell: ComponentType<{ look: 'page' | 'sun' }>
  /** The way between the screens of "Mi expediente"; nothing where there is only one. */
  RecordTabs: ComponentType<{ current: RecordScreen }>
  /** Whether a route of that path is built and this person may see it: for tiles and shortcuts. */
  canOpen: (path: string) => boolean
  /** Title of the screen at a path; '' where none is. */
  titleOf: (path: string) => string
  /** The rows of Más, in their order. */
  loadEntries: Load<{ entries: readonly MoreEntry[] }>
}

const Context = createContext<ShellParts | null>(null)
export const ShellPartsProvider = Context.Provider

/** @throws outside of the shell. */
export function useShellParts(): ShellParts {
  const parts = useContext(Context)
  if (!parts) throw new Error('useShellParts outside of the shell')
  return parts
}
