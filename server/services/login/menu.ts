import { asc, eq, inArray } from 'drizzle-orm'
import type { Menu, readMenu as operation } from '#contract/identity/login.ts'
import { joinMenuUrl, type MenuModule, type MenuNode } from '#domain/identity/menu.ts'
import { NARROWABLE_ROLES, type NarrowableRole } from '#domain/identity/roles.ts'
import { groups } from '../../identity/groups.ts'
import { employees, menuGrants, menuNodes, users } from '../../db/schema/people.ts'
import { isImporter } from '../../identity/importer.ts'
import type { User } from '../../identity/user.ts'
import type { Handler } from '../../operations/service.ts'
import { loginTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { isImprovementEngineer } from '../improvements/administration.ts'

/** `correo` must be empty or one of the user's sign-in names. */
export const readMenu: Handler<typeof operation> = async ({ correo }, { tx, user }) => {
  const rows = await tx
    .select({
      mail: users.mail,
      nickname: users.nickname,
      number: employees.number,
      groupId: users.groupId,
      isMultisystem: users.isMultisystem,
    })
    .from(users)
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(eq(users.id, user.id))
  const person = rows[0]
  const name = correo.trim().toLowerCase()
  const names = ['', person?.mail, person?.nickname, person?.number].map((name) => name?.toLowerCase())
  if (person === undefined || !names.includes(name)) throw new WireFault('ERROR', texts.otherPersonsMenu)
  const nodes = await tx.select().from(menuNodes).orderBy(asc(menuNodes.position), asc(menuNodes.id))
  const grants = await tx
    .select({ nodeId: menuGrants.nodeId })
    .from(menuGrants)
    .where(inArray(menuGrants.groupId, groupsOf(user, person.groupId)))
  // NODE-15: a list of people, not a group, administers improvements.
  const isImprover = await isImprovementEngineer(tx, user.employeeId)
  const ofRole = nodes.filter(
    ({ role, view }) =>
      (role === 'payroll' && user.isPayroll) ||
      (role === 'fund' && user.isFund) ||
      (role === 'importer' && isImporter(user)) ||
      (role === 'approver' && user.isApprover) ||
      isOfNarrowed(user, view) ||
      (role === 'auditor' && user.isAuditor) ||
      (role === 'administrator' && user.isAdministrator) ||
      (role === 'gate' && user.isGate) ||
      (role === 'engineer' && isImprover),
  )
  const granted = new Set([...grants.map(({ nodeId }) => nodeId), ...ofRole.map(({ id }) => id)])
  return { status: 'OK', msj: { ...buildMenu(nodes, granted), isMultisistema: person.isMultisystem } }
}

function groupsOf(user: User, own: number): number[] {
  if (user.isHumanResources) return [own, groups.humanResources]
  return [own === groups.humanResources ? groups.staff : own]
}

/** Views whose operations respect a role's reach. People with a limited role see only these views. */
const viewsWithinReach: Record<NarrowableRole, readonly string[]> = {
  'recursos-humanos': [
    'Login/ContrasenaTemporal',
    'RelacionesLaborales/RevisionDocumentos',
    'RelacionesLaborales/SolicitudesPrivacidad',
  ],
  nomina: ['Nominas/AtencionNomina', 'Nominas/AdmInconformidades'],
  caja: ['Nominas/CajaPorDecidir'],
}

function isOfNarrowed({ narrowed }: User, view: string | null): boolean {
  return (
    view !== null &&
    NARROWABLE_ROLES.some((role) => role in narrowed && viewsWithinReach[role].includes(view))
  )
}

export interface StoredNode {
  id: number
  parentId: number | null
  label: string
  url: string
  view: string | null
}

/**
 * Builds the tree of granted nodes. A branch is included if it contains a granted node. A granted node with a
 * view becomes a module under its full path (spec 001 §2).
 * @param nodes all nodes in menu order
 */
export function buildMenu(
  nodes: readonly StoredNode[],
  granted: ReadonlySet<number>,
): Pick<Menu, 'modules' | 'tree'> {
  const children = new Map<number | null, StoredNode[]>()
  for (const node of nodes) children.set(node.parentId, [...(children.get(node.parentId) ?? []), node])
  const modules: MenuModule[] = []
  function branch(parentId: number | null, parentUrl: string): MenuNode[] {
    return (children.get(parentId) ?? []).flatMap((node) => {
      const url = joinMenuUrl(parentUrl, node.url)
      const isGranted = granted.has(node.id)
      if (isGranted && node.view !== null) modules.push({ url, title: node.label, view: node.view })
      const below = branch(node.id, url)
      // K-16: the wire format has the label under two names.
      const wireNode = { name: node.label, descripcion: node.label, url: node.url, nodes: below }
      return isGranted || below.length > 0 ? [wireNode] : []
    })
  }
  return { tree: branch(null, ''), modules }
}
