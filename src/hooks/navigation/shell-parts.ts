import type { MenuNode } from '#domain/identity/menu.ts'
import type { Load } from '#parts/lazy-part.ts'
import type { MoreRow } from './more-row.ts'
import { type ComponentType, createContext, useContext } from 'react'

export type RecordScreen = 'kardex' | 'myData' | 'documents'

/** Parts of the shell that a screen with its own header places itself. */
export interface ShellParts {
  /**
   * State of the data ("Al día · 07:40"), or a link to the requests that wait. Shows today's date instead while
   * SyncBanner is shown. `look`: 'line' is small text with an icon, 'chip' is on the soft colour, 'brand' is on the
   * blue of Inicio.
   */
  SyncMark: ComponentType<{ look: 'line' | 'chip' | 'brand' }>
  /** Full-width strip for data that may be stale when the page opens: "Sin internet. Ves datos del …". */
  SyncBanner: ComponentType<{ isForm?: boolean }>
  /**
   * Link to the notifications, with a badge for unread notifications and incidents. `look` 'sun' is the variant on
   * the sun of Inicio.
   */
  Bell: ComponentType<{ look: 'page' | 'sun' }>
  /** Tabs of "Mi expediente". Draws nothing when there is only one tab. */
  RecordTabs: ComponentType<{ current: RecordScreen }>
  /** Returns whether a path has a route and this person may open it. For tiles and shortcuts. */
  canOpen: (path: string) => boolean
  /**
   * Returns the server's menu without entries that open no screen and without entries of the bottom bar and of
   * `listed`. When two entries open the same screen, only the first remains.
   */
  menuBeside: (listed: readonly string[]) => readonly MenuNode[]
  /** Returns the title of the screen at a path; '' for an unknown path. */
  titleOf: (path: string) => string
  /** Paths of the screens that this server was found not to support (unsupported-watch.ts). */
  lacking?: readonly string[] | undefined
  loadRows: Load<{ rows: readonly MoreRow[] }>
}

const Context = createContext<ShellParts | null>(null)
export const ShellPartsProvider = Context.Provider

/** @throws outside of the shell. */
export function useShellParts(): ShellParts {
  const parts = useContext(Context)
  if (!parts) throw new Error('useShellParts outside of the shell')
  return parts
}
