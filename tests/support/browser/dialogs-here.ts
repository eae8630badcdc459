import { loadDialogs } from '#ui/dialogs/dialog.tsx'

await loadDialogs()
