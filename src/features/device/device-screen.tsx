import { ModePart } from './mode-part.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { StoredPart } from './stored-part.tsx'
import { useStored } from './use-stored.ts'

export function Screen() {
  const stored = useStored()
  // The screen waits for the device store, because reading the store is quick. All parts then appear together.
  if (!stored.isLooked) return <div data-waits />
  return (
    <div className="t-stack t-gap-4 t-page">
      <StoredPart stored={stored} />
      <SessionsPart lastSignIn={stored.stored?.lastSignIn ?? null} />
      <ModePart />
    </div>
  )
}
