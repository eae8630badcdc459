import { type ComponentProps, lazy, Suspense } from 'react'

/** Dialogs that their screen can do without until somebody opens one: Mantine comes then (architecture.md, budgets). */

const Confirm = lazy(() => import('./confirm-dialog.tsx').then((chunk) => ({ default: chunk.ConfirmDialog })))
const Plain = lazy(() => import('./dialog.tsx').then((chunk) => ({ default: chunk.Dialog })))

export function LaterConfirmDialog(props: ComponentProps<typeof Confirm>) {
  if (!props.opened) return null
  return (
    <Suspense fallback={null}>
      <Confirm {...props} />
    </Suspense>
  )
}

export function LaterDialog(props: ComponentProps<typeof Plain>) {
  if (!props.opened) return null
  return (
    <Suspense fallback={null}>
      <Plain {...props} />
    </Suspense>
  )
}
