import { useSyncExternalStore } from 'react'

export type Width = 'phone' | 'tablet' | 'wide'

const tablet = window.matchMedia('(min-width: 768px)')
const wide = window.matchMedia('(min-width: 1200px)')

function subscribe(listener: () => void): () => void {
  tablet.addEventListener('change', listener)
  wide.addEventListener('change', listener)
  return () => {
    tablet.removeEventListener('change', listener)
    wide.removeEventListener('change', listener)
  }
}

export function currentWidth(): Width {
  return wide.matches ? 'wide' : tablet.matches ? 'tablet' : 'phone'
}

export function useWidth(): Width {
  return useSyncExternalStore(subscribe, currentWidth, () => 'phone')
}
