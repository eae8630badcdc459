import type { Menu } from '#contract/identity/login.ts'

/** Returns whether the server's menu contains a module. The menu decides what a role may open (ROUTE-30). */
export function hasModule(menu: Menu | null, path: string): boolean {
  return menu?.modules.some(({ url }) => url === path) ?? false
}
