import { asc, eq, inArray } from 'drizzle-orm'
import type { Menu, readMenu as operation } from '#contract/login.ts'
import { joinMenuUrl, type MenuModule, type MenuNode } from '#domain/menu.ts'
import { NARROWABLE_ROLES, type NarrowableRole } from '#domain/roles.ts'
import { groups } from '../../db/groups.ts'
import { employees, menuGrants, menuNodes, users } from '../../db/schema/people.ts'
import { isImporter } from '../../identity/importer.ts'
import type { User } from '../../identity/user.ts'
import type { Handler } from '../../operations/service.ts'
import { loginTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { isEngineer } from '../improvements/who.ts'

/** LOG-04. The token decides whose menu it is; `correo` is only compared with it. */
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
  const asked = correo.trim().toLowerCase()
  const names = ['', person?.mail, person?.nickname, person?.number].map((name) => name?.toLowerCase())
  if (person === undefined || !names.includes(asked)) throw new WireFault('ERROR', texts.otherPersonsMenu)
  const nodes = await tx.select().from(menuNodes).orderBy(asc(menuNodes.position), asc(menuNodes.id))
  const grants = await tx
    .select({ nodeId: menuGrants.nodeId })
    .from(menuGrants)
    .where(inArray(menuGrants.groupId, groupsOf(user, person.groupId)))
  // NODE-15: who administers improvements is a list of people, not a group.
  const isImprover = await isEngineer(tx, user.employeeId)
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

/** The menu of human resources comes with the role and goes with it, whatever the person's own group. */
function groupsOf(user: User, own: number): number[] {
  if (user.isHumanResources) return [own, groups.humanResources]
  return [own === groups.humanResources ? groups.staff : own]
}

/** Desks whose operations all heed for whom a role is held; the others are not named to whoever holds it for some. */
const heedingViews: Record<NarrowableRole, readonly string[]> = {
  'recursos-humanos': ['Login/ContrasenaTemporal', 'RelacionesLaborales/RevisionDocumentos'],
  nomina: ['Nominas/AtencionNomina', 'Nominas/AdmInconformidades'],
  caja: ['Nominas/CajaPorDecidir'],
}

function isOfNarrowed({ narrowed }: User, view: string | null): boolean {
  return (
    view !== null && NARROWABLE_ROLES.some((role) => role in narrowed && heedingViews[role].includes(view))
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
 * The tree of what is granted; a branch shows where anything below it does. A granted node with a view is a module
 * under its full path (spec 001 §2).
 * @param nodes every node, in the order of the menu
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
      // K-16: both names of the label.
      const shown = { name: node.label, descripcion: node.label, url: node.url, nodes: below }
      return isGranted || below.length > 0 ? [shown] : []
    })
  }
  return { tree: branch(null, ''), modules }
}
