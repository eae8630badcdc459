import { useEffect, useState } from 'react'
import { type Collision, readCollision, takeStored } from '#core/step-choice.ts'
import { onStoreChange } from '#core/open-store.ts'
import { noteWorkChange, onWorkChange } from '#core/work-changes.ts'

export type StepCollision = Collision

/** Both sides of a step whose author is to choose; undefined: not looked up yet; null: nothing is to be chosen. */
export function useCollision(form: string, step: string): Collision | null | undefined {
  const [found, setFound] = useState<Collision | null | undefined>(undefined)
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      // Written under another key, it can't be shown to whoever is here.
      const next = await readCollision(form, step).catch(() => null)
      if (isCurrent) setFound((known) => (known && next?.opId === known.opId ? known : next))
    }
    void look()
    const stops = [onWorkChange(() => void look()), onStoreChange(() => void look())]
    return () => {
      isCurrent = false
      for (const stop of stops) stop()
    }
  }, [form, step])
  return found
}

/** What the server holds stays. @returns false when the choice was made before */
export async function leaveStored(form: string, step: string, collision: Collision): Promise<boolean> {
  const isTaken = await takeStored(form, step, collision)
  noteWorkChange()
  return isTaken
}
