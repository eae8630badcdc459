import { joinMenuUrl, type MenuNode, menuLabel } from '#domain/identity/menu.ts'

export interface MenuItem {
  key: string
  label: string
  /** For example '#/MiEmpresa/SGI'; undefined for a group. */
  href?: string
  items?: MenuItem[]
}

export function menuItems(nodes: readonly MenuNode[], parent = ''): MenuItem[] {
  return nodes.map((node, index) => {
    const path = joinMenuUrl(parent, node.url)
    // The index makes the key unique, because two groups of a legacy menu may share a URL.
    const key = `${index} ${path}`
    const label = menuLabel(node)
    return node.nodes.length > 0
      ? { key, label, items: menuItems(node.nodes, path) }
      : { key, label, href: `#${path}` }
  })
}
