import type { ShellParts } from '#hooks/navigation/shell-parts.ts'

/** Minimal shell for a screen that is rendered alone: links lead nowhere, parts render a name or nothing. */
export const shellAlone: ShellParts = {
  SyncMark: () => null,
  SyncBanner: ({ isForm = false }) => <p>{isForm ? 'SyncBanner of a form' : 'SyncBanner'}</p>,
  Bell: () => null,
  RecordTabs: () => null,
  canOpen: () => false,
  menuBeside: () => [],
  titleOf: () => '',
  loadRows: async () => ({ rows: [] }),
}
