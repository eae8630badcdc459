import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CaptureRoll, type RollState } from './capture-roll.ts'
import type { CaptureProps } from './capture-types.ts'

export interface Capturing extends RollState {
  roll: CaptureRoll
  finish: () => Promise<void>
}

export function useCapture(props: CaptureProps): Capturing {
  const { fileBase, onReady, onPictures, kept, offered, only } = props
  const [roll] = useState(() => new CaptureRoll(only))
  const state = useSyncExternalStore(roll.subscribe, roll.state)
  useEffect(() => {
    roll.announceTo(onPictures)
  }, [roll, onPictures])
  const begin = useRef(async () => {
    if (kept?.length) await roll.restore(kept)
    if (offered?.length) await roll.add(offered)
  })
  useEffect(() => {
    void begin.current()
    return () => roll.stop()
  }, [roll])
  const finish = async () => {
    const result = await roll.finish(fileBase)
    if (result) onReady(result)
  }
  return { ...state, roll, finish }
}
