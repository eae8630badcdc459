import { currentPath, navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { canGoBack } from '../page/page-history.ts'

/** Goes back. Opens `place` when there is no earlier page, or when Back leads to Inicio again. */
export function leaveHome(place: string = paths.more): void {
  if (canGoBack()) window.history.back()
  const STILL_HERE_MS = 300
  setTimeout(
    () => {
      if (currentPath() === paths.home) navigate(place)
    },
    canGoBack() ? STILL_HERE_MS : 0,
  )
}
