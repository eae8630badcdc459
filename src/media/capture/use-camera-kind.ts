import { useEffect, useState } from 'react'
import { useMedia } from '#ui/theme/use-media.ts'
import { useSharedDevice } from '#ui/theme/shared-device.ts'

/**
 * 'native' is the phone's camera app, which focuses best. 'live' is a camera inside the page, for computers
 * and kiosks, whose file input would list stored files.
 */
export type CameraKind = 'native' | 'live' | 'none' | 'looking'

/**
 * Result of the latest check; undefined before the first check. A check may take seconds, and this result
 * keeps the buttons visible until then.
 */
let isCameraFound: boolean | undefined

const PHONE_OR_TABLET = '(pointer: coarse), (max-width: 767.98px)'

export function useCameraKind(): CameraKind {
  const isShared = useSharedDevice() !== null
  const isNative = useMedia(PHONE_OR_TABLET) && !isShared
  const [hasOne, setHasOne] = useState(isCameraFound)
  useEffect(() => {
    if (isNative) return
    let isWanted = true
    void detectCamera().then(() => isWanted && setHasOne(isCameraFound))
    return () => {
      isWanted = false
    }
  }, [isNative])
  if (isNative) return 'native'
  if (hasOne === undefined) return 'looking'
  return hasOne ? 'live' : 'none'
}

/**
 * Returns true on a shared device without a camera, which can take no photos and must not offer stored files.
 */
export function useLacksCamera(): boolean {
  const isShared = useSharedDevice() !== null
  return useCameraKind() === 'none' && isShared
}

/** Checks for a camera. A kiosk calls this at the start, before anyone uses it. */
export async function detectCamera(): Promise<void> {
  isCameraFound = await hasCamera()
}

async function hasCamera(): Promise<boolean> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices()
    return devices.some((device) => device.kind === 'videoinput')
  } catch {
    // The browser refused the list of devices.
    return false
  }
}
