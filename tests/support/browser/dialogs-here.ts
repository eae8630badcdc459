import { loadDialogs } from '#ui/dialogs/dialog.tsx'

// As in the app a moment after the first picture: what a test opens is there at once.
await loadDialogs()
