import type { Menu } from '#contract/identity/login.ts'
import { paths } from '../navigation/paths.ts'
import { useShellParts } from '../navigation/shell-parts.ts'
import { hasModule } from './menu-modules.ts'
import { useProfile } from './use-session.ts'

/**
 * Returns whether this person may open the screen of an address or its parent screen. The one-time password
 * screen requires an entry in the server's menu instead.
 */
export function isOwnScreen(path: string, canOpen: (path: string) => boolean, menu: Menu | null): boolean {
  if (path === paths.oneTimePassword) return hasModule(menu, path)
  return canOpen(path) || canOpen(`/${path.split('/')[1] ?? ''}`)
}

export function useOwnScreens(): (path: string) => boolean {
  const { canOpen } = useShellParts()
  const { menu } = useProfile()
  return (path) => isOwnScreen(path, canOpen, menu)
}
