import { ModePart } from './mode-part.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { StoredPart } from './stored-part.tsx'
import { useStored } from './use-stored.ts'

/** Shows the data stored on this device, the person's sessions and the kiosk mode. */
export function Screen() {
  const stored = useStored()
  // Reading the device store is quick, so the screen waits for it and appears as a whole.
  if (!stored.isLooked) return <div data-waits />
  return (
    <div className="t-stack t-gap-4 t-page">
      <StoredPart stored={stored} />
      <SessionsPart lastSignIn={stored.stored?.lastSignIn ?? null} />
      <ModePart />
    </div>
  )
}
