import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'

/** Opens "Pedir", which replaces the finished form in the history. */
export function openAsking(): void {
  navigate(paths.newAsking, { replace: true })
}
