import { useEffect, useState } from 'react'
import { useMedia } from '#ui/theme/use-media.ts'
import { useSharedDevice } from '#ui/theme/shared-device.ts'

/**
 * native: a phone's own camera app, which focuses best. live: inside the page, where calling it would open a list of
 * files instead: computers, and kiosks, which must not show what others have stored.
 */
export type CameraKind = 'native' | 'live' | 'none' | 'looking'

/** What was found last: a browser may take seconds to look for the first time, and no button should go away then. */
let found: boolean | undefined

const PHONE_OR_TABLET = '(pointer: coarse), (max-width: 767.98px)'

export function useCameraKind(): CameraKind {
  const isShared = useSharedDevice() !== null
  const isNative = useMedia(PHONE_OR_TABLET) && !isShared
  const [hasOne, setHasOne] = useState(found)
  useEffect(() => {
    if (isNative) return
    let isWanted = true
    void lookForCamera().then(() => isWanted && setHasOne(found))
    return () => {
      isWanted = false
    }
  }, [isNative])
  if (isNative) return 'native'
  if (hasOne === undefined) return 'looking'
  return hasOne ? 'live' : 'none'
}

/** A device of everybody that has none: there nothing can be photographed, and the files of others are not shown. */
export function useLacksCamera(): boolean {
  const isShared = useSharedDevice() !== null
  return useCameraKind() === 'none' && isShared
}

/** A kiosk looks before anybody is there. */
export async function lookForCamera(): Promise<void> {
  found = await hasCamera()
}

async function hasCamera(): Promise<boolean> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices()
    return devices.some((device) => device.kind === 'videoinput')
  } catch {
    // Not allowed to look: then the system's own camera is offered.
    return false
  }
}
