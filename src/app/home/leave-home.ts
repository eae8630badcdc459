import { currentPath, navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { canGoBack } from '../page/page-history.ts'

/** Goes back. On the first page of a visit there is no page to go back to, so it opens `place` instead. */
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
