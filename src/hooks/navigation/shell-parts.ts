import type { MenuNode } from '#domain/menu.ts'
import type { Load } from '#parts/lazy-part.ts'
import type { MoreEntry } from './more-entry.ts'
import { type ComponentType, createContext, useContext } from 'react'

/** The screens that are tabs of "Mi expediente". */
export type RecordScreen = 'kardex' | 'myData' | 'documents'

/** Parts of the shell that a screen with a header of its own places there itself. */
export interface ShellParts {
  /**
   * "Al día · 07:40". line: 14 px beside an icon; chip: on the soft colour; brand: on the blue of Inicio. Draws
   * nothing while data on screen is old: SyncBanner says its date then.
   */
  SyncMark: ComponentType<{ look: 'line' | 'chip' | 'brand' }>
  /** "Sin internet. Ves datos del …", a full-width strip; draws nothing when data is fresh. */
  SyncBanner: ComponentType<{ isForm?: boolean }>
  /** The link to the notifications, with the number of new ones. sun: on the sun of Inicio. */
  Bell: ComponentType<{ look: 'page' | 'sun' }>
  /** The tabs of "Mi expediente"; draws nothing where there is only one. */
  RecordTabs: ComponentType<{ current: RecordScreen }>
  /** Whether a path has a route and this person may open it: for tiles and shortcuts. */
  canOpen: (path: string) => boolean
  /**
   * The server's menu as far as it leads somewhere: what is still to be built, what stands in the bar or in `listed`, and
   * what leads where an entry before it does is left out.
   */
  menuBeside: (listed: readonly string[]) => readonly MenuNode[]
  /** Title of the screen at a path; '' for an unknown path. */
  titleOf: (path: string) => string
  /** Screens that this server does not know, as far as it was heard (lacking-watch.ts). */
  lacking?: readonly string[] | undefined
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
