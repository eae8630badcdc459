import { ModePart } from './mode-part.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { StoredPart } from './stored-part.tsx'
import { useStored } from './use-stored.ts'

/** Shows the device's mode, its stored data, and the person's other sessions (product.md, "Kiosk mode"). */
export function Screen() {
  const stored = useStored()
  // Waits for the device store, which is quick and needs no network, so that the page appears at once.
  if (!stored.isLooked) return <div data-waits />
  return (
    <div className="t-stack t-gap-4 t-page">
      <StoredPart stored={stored} />
      <SessionsPart lastSignIn={stored.stored?.lastSignIn ?? null} />
      <ModePart />
    </div>
  )
}
