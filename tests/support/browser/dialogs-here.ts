import { loadDialogs } from '#ui/dialogs/dialog.tsx'

// Loads the dialogs up front, as the app does after its first render, so that a dialog opens immediately.
await loadDialogs()
