import { useEffect, useState } from 'react'
import { useMedia } from '#ui/theme/use-media.ts'
import { useSharedDevice } from '#ui/theme/shared-device.ts'

/**
 * native: a phone's own camera app, which focuses best. live: inside the page, where calling it would open a list of
 * files instead: computers, and kiosks, which must not show what others have stored.
 */
export type CameraKind = 'native' | 'live' | 'none' | 'looking'

const PHONE_OR_TABLET = '(pointer: coarse), (max-width: 767.98px)'

export function useCameraKind(): CameraKind {
  const isShared = useSharedDevice() !== null
  const isNative = useMedia(PHONE_OR_TABLET) && !isShared
  const [hasOne, setHasOne] = useState<boolean>()
  useEffect(() => {
    if (isNative) return
    let isWanted = true
    void hasCamera().then((has) => isWanted && setHasOne(has))
    return () => {
      isWanted = false
    }
  }, [isNative])
  if (isNative) return 'native'
  if (hasOne === undefined) return 'looking'
  return hasOne ? 'live' : 'none'
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
