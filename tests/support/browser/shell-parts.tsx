import type { ShellParts } from '#hooks/navigation/shell-parts.ts'

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
