/** Node of the server's menu (spec 001 §2, 002 §3). `descripcion` is shown, otherwise `name` (K-16). */
export interface MenuNode {
  name?: string | undefined
  descripcion?: string | undefined
  url: string
  nodes: MenuNode[]
}

export interface MenuModule {
  url: string
  title: string
  view: string
}

/**
 * Joins the URLs of parent and child with exactly one slash (BR-30): ("/MiEmpresa/", "/SGI") →
 * "/MiEmpresa/SGI".
 */
export function joinMenuUrl(parent: string, child: string): string {
  const parts = [parent, child].flatMap((url) => url.split('/')).filter(Boolean)
  return `/${parts.join('/')}`
}

/** Routes under /DHGeneral/ for a multi-system user (spec 001 §2; AdmMejora and SeguimientoMejora: BR-30). */
export const prefixedRoutes = [
  'MiPersona',
  'CambioPass',
  'MiEmpresa/SGI/RegistroMejora',
  'MiEmpresa/SGI/AdmMejora',
  'MiEmpresa/SGI/SeguimientoMejora',
] as const
export type PrefixedRoute = (typeof prefixedRoutes)[number]

export function prefixedPath(route: PrefixedRoute, isMultisystem: boolean): string {
  return joinMenuUrl(isMultisystem ? 'DHGeneral' : '', route)
}

export function menuLabel(node: MenuNode): string {
  return node.descripcion || node.name || node.url
}

/** Removes the leaves that `keeps` refuses, and branches that become empty. */
export function prunedMenu(
  nodes: readonly MenuNode[],
  keeps: (path: string) => boolean,
  parent = '',
): MenuNode[] {
  return nodes.flatMap((node) => {
    const path = joinMenuUrl(parent, node.url)
    if (node.nodes.length === 0) return keeps(path) ? [node] : []
    const inside = prunedMenu(node.nodes, keeps, path)
    return inside.length > 0 ? [{ ...node, nodes: inside }] : []
  })
}

export function menuLeaves(nodes: readonly MenuNode[], parent = ''): { label: string; path: string }[] {
  return nodes.flatMap((node) => {
    const path = joinMenuUrl(parent, node.url)
    return node.nodes.length > 0 ? menuLeaves(node.nodes, path) : [{ label: menuLabel(node), path }]
  })
}
