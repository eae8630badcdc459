import type { MenuNode } from '#domain/identity/menu.ts'
import type { Load } from '#parts/lazy-part.ts'
import type { MoreRow } from './more-row.ts'
import { type ComponentType, createContext, useContext } from 'react'

export type RecordScreen = 'kardex' | 'myData' | 'documents'

export interface ShellParts {
  /**
   * State of the data ("Al día · 07:40"), or a link to the waiting requests. Shows today's date while
   * SyncBanner is shown.
   * - 'line': small text with an icon
   * - 'chip': on the soft colour
   * - 'brand': on the blue of Inicio
   */
  SyncMark: ComponentType<{ look: 'line' | 'chip' | 'brand' }>
  /** Strip of full width for stale data, for example "Sin internet. Ves datos del …". */
  SyncBanner: ComponentType<{ isForm?: boolean }>
  /**
   * Link to the notifications, with a badge for unread notifications and incidents. 'sun' is the variant on
   * the sun of Inicio.
   */
  Bell: ComponentType<{ look: 'page' | 'sun' }>
  /** Tabs of "Mi expediente". Draws nothing for a single tab. */
  RecordTabs: ComponentType<{ current: RecordScreen }>
  canOpen: (path: string) => boolean
  /**
   * Returns the server's menu. Omits entries without a screen, the entries of the bottom bar, and the paths
   * `listed`. When two entries open the same screen, only the first remains.
   */
  menuBeside: (listed: readonly string[]) => readonly MenuNode[]
  /** Returns the title of the screen at a path; '' for an unknown path. */
  titleOf: (path: string) => string
  /** Paths of screens that this server does not support (unsupported-watch.ts). */
  lacking?: readonly string[] | undefined
  loadRows: Load<{ rows: readonly MoreRow[] }>
}

const Context = createContext<ShellParts | null>(null)
export const ShellPartsProvider = Context.Provider

/** @throws outside the shell */
export function useShellParts(): ShellParts {
  const parts = useContext(Context)
  if (!parts) throw new Error('useShellParts outside of the shell')
  return parts
}
