import type { Menu } from '#contract/login.ts'

/** Whether the server's menu holds a module: what a role may open is decided there (ROUTE-30). */
export function hasModule(menu: Menu | null, path: string): boolean {
  return menu?.modules.some(({ url }) => url === path) ?? false
}
