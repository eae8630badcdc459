import { useEffect, useState } from 'react'
import { type Collision, readCollision, takeStored } from '#core/outbox/step-choice.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { watchWork } from '#hooks/work/watch-work.ts'

export type StepCollision = Collision

/**
 * Returns both versions of a step, for the person to choose. undefined until they are read; null without a
 * conflict.
 */
export function useCollision(form: string, step: string): Collision | null | undefined {
  const [found, setFound] = useState<Collision | null | undefined>(undefined)
  useEffect(() => {
    const update = (next: Collision | null) =>
      setFound((known) => (known && next?.opId === known.opId ? known : next))
    return watchWork(() => readCollision(form, step), null, update)
  }, [form, step])
  return found
}

/** @returns false when the choice was already made */
export async function keepServerVersion(form: string, step: string, collision: Collision): Promise<boolean> {
  const isTaken = await takeStored(form, step, collision)
  noteWorkChange()
  return isTaken
}
