import type { ShellParts } from '#hooks/navigation/shell-parts.ts'

/**
 * Replaces the shell around a screen that is rendered alone: its links lead nowhere, its parts render only
 * their names.
 */
export const shellAlone: ShellParts = {
  SyncMark: () => null,
  SyncBanner: () => <p>SyncBanner</p>,
  Bell: () => null,
  RecordTabs: () => null,
  canOpen: () => false,
  menuBeside: () => [],
  titleOf: () => '',
  loadEntries: async () => ({ entries: [] }),
}
