import type { ShellParts } from '#hooks/navigation/shell-parts.ts'

/** The shell around a screen that is drawn alone: it leads nowhere, and its pieces say their names at the most. */
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
