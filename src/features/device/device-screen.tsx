import { ModePart } from './mode-part.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { StoredPart } from './stored-part.tsx'
import { useStored } from './use-stored.ts'

/** See product.md, "Kiosk mode". */
export function Screen() {
  const stored = useStored()
  // The device store needs no network, so this wait is short and the page appears at once.
  if (!stored.isLooked) return <div data-waits />
  return (
    <div className="t-stack t-gap-4 t-page">
      <StoredPart stored={stored} />
      <SessionsPart lastSignIn={stored.stored?.lastSignIn ?? null} />
      <ModePart />
    </div>
  )
}
