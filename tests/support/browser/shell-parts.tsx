import type { ShellParts } from '#hooks/navigation/shell-parts.ts'

/** Shell around a screen that is rendered alone: its links lead nowhere, its parts render a name or nothing. */
export const shellAlone: ShellParts = {
  SyncMark: () => null,
  SyncBanner: () => <p>SyncBanner</p>,
  Bell: () => null,
  RecordTabs: () => null,
  canOpen: () => false,
  menuBeside: () => [],
  titleOf: () => '',
  loadRows: async () => ({ rows: [] }),
}
