import { ModePart } from './mode-part.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { StoredPart } from './stored-part.tsx'
import { useStored } from './use-stored.ts'

/** Whose device this is, what lies on it, and where else this person is signed in (product.md, "Kiosk mode"). */
export function Screen() {
  const stored = useStored()
  // A moment, then one picture: nothing of it comes from the network. What stands below waits with it.
  if (!stored.isLooked) return <div data-waits />
  return (
    <div className="t-stack t-gap-4 t-page">
      <StoredPart stored={stored} />
      <SessionsPart lastSignIn={stored.stored?.lastSignIn ?? null} />
      <ModePart />
    </div>
  )
}
