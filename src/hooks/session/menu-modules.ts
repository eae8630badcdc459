import type { Menu } from '#contract/identity/login.ts'

export function hasModule(menu: Menu | null, path: string): boolean {
  return menu?.modules.some(({ url }) => url === path) ?? false
}
