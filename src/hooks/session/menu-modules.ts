import type { Menu } from '#contract/login.ts'

/** Whether the server's menu names a module; the menu decides what a role may open (ROUTE-30). */
export function hasModule(menu: Menu | null, path: string): boolean {
  return menu?.modules.some(({ url }) => url === path) ?? false
}
