import {
  IconAppWindow,
  IconBuildingFactory2,
  IconListTree,
  IconLogout,
  IconReceipt,
  IconShield,
  IconUser,
  IconUserHeart,
  IconUsersGroup,
} from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { paths } from '#hooks/navigation/paths.ts'
import { useWaitingApprovals } from '#models/approvals/waiting-count.ts'
import { menuLeaves, prefixedPath } from '#domain/identity/menu.ts'
import { fold } from '#domain/text/fold.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { type MenuItem, menuItems } from '#hooks/session/menu-items.ts'
import { useSignOut } from '#hooks/session/use-sign-out.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { CountBadge } from '#ui/feedback/count-badge.tsx'
import { IconAction } from '#ui/actions/icon-action.tsx'
import { usePart } from '#ui/feedback/use-part.ts'
import { Mark } from '#ui/drawings/mark.tsx'
import { type NavItem, NavTree } from '#ui/lists/nav-tree.tsx'
import { showCurrent } from '#ui/lists/show-current.ts'
import classes from './shell-drawer.module.css'
import { type JobItem, menuByJob } from './menu-by-job.tsx'
import { SectionIcon } from './shell-icons.tsx'
import { loadRows } from './shell-parts.ts'
import { MenuSearch } from './shell-search.tsx'
import type { SideProps } from './shell-side.tsx'
import { texts } from '../page/texts.es.ts'

const NO_ROWS: readonly MoreRow[] = []

/**
 * Drawer of wide screens (spec 001 §2): the entries of the portal, the server's menu tree, and the person.
 */
export function Drawer({ entries, activeEntry, menu, tree, canOpen }: SideProps) {
  const words = useTexts(texts)
  const [path] = useLocation()
  const isMultisystem = menu?.isMultisistema ?? false
  const leaf = leafOf(path, tree)
  // Screens in the menu tree are highlighted in the tree, not in their section.
  const activeAbove = leaf === null ? activeEntry : undefined
  const own: NavItem[] = entries.map((entry) => ({
    key: entry.name,
    label: words.sections[entry.name],
    href: `#${entry.path}`,
    icon: <SectionIcon name={entry.name} active={entry === activeAbove} />,
  }))
  const part = usePart(loadRows)
  const rows = part.kind === 'ready' ? part.value.rows : NO_ROWS
  const waiting = useWaitingApprovals()
  const badge = <CountBadge count={waiting} word={words.sections.toDecide} />
  // Waits for the rows, because grouping the entries later would move them.
  const listed = part.kind === 'loading' ? [] : menuByJob(menuItems(tree), rows)
  const server = listed.map((item) => withBadge(withIcon(item, rows), paths.approvals, badge))
  const current = activeAbove ? `#${activeAbove.path}` : `#${leaf ?? path}`
  const list = useRef<HTMLElement>(null)
  useEffect(() => showCurrent(list.current), [current, tree, rows])
  return (
    <aside className={classes.drawer}>
      {/* MiPersona is the home page of the spec, and shows Inicio. */}
      <a
        className={classes.mark}
        href={`#${prefixedPath('MiPersona', isMultisystem)}`}
        aria-label={words.menu.goHome}
      >
        <Mark height={40} label="" />
      </a>
      {isMultisystem && <MenuSearch {...{ tree, own, canOpen }} />}
      <nav ref={list} className={classes.menu} aria-label={words.menu.label}>
        <NavTree items={own} currentHref={activeAbove ? current : null} />
        {server.length > 0 && (
          <>
            <p className={classes.heading}>{words.menu.company}</p>
            <NavTree items={server} currentHref={activeAbove ? null : current} />
          </>
        )}
      </nav>
      <Person />
    </aside>
  )
}

/** Returns the path of the tree entry of the open screen or of a screen above it; null when there is none. */
function leafOf(path: string, tree: SideProps['tree']): string | null {
  return menuLeaves(tree).find((leaf) => `${path}/`.startsWith(`${leaf.path}/`))?.path ?? null
}

function Person() {
  const words = useTexts(texts).menu
  const { user } = useProfile()
  const { signOut, isBusy } = useSignOut()
  return (
    <div className={classes.person}>
      <Avatar name={user.Nombre} size={40} />
      <div className="t-grow t-shrink">
        <p className="t-strong t-snug">{properName(user.Nombre)}</p>
        <p className="t-quiet t-small t-snug">{sentenceCase(user.Puesto)}</p>
      </div>
      <IconAction
        icon={<IconLogout size={24} />}
        label={isBusy ? words.signingOut : words.signOut}
        onClick={signOut}
      />
    </div>
  )
}

/**
 * Adds an icon to a first-level entry: the icon of its row in Más, or an icon chosen by a word of its label.
 * Folder and file icons are reserved for Mi expediente and Documentos.
 */
function withIcon(item: JobItem, rows: readonly MoreRow[]): NavItem {
  if (item.icon) return { ...item, icon: item.icon }
  const rowOf = ({ href }: MenuItem) => rows.find(({ path }) => href === `#${path}`)
  const own = rowOf(item)?.icon() ?? iconFor(item)
  if (own) return { ...item, icon: own }
  // A menu group without a matching word gets the icon of its first screen that has a row.
  const firstRow = (item.items ?? []).flatMap((each) => rowOf(each) ?? [])[0]
  return {
    ...item,
    icon: firstRow?.icon() ?? (item.items ? <IconListTree size={24} /> : <IconAppWindow size={24} />),
  }
}

function withBadge(item: NavItem, path: string, trail: ReactNode): NavItem {
  if (item.items) return { ...item, items: item.items.map((child) => withBadge(child, path, trail)) }
  return item.href === `#${path}` ? { ...item, trail } : item
}

function iconFor(item: MenuItem) {
  const label = fold(item.label)
  if (label.includes('empresa')) return <IconBuildingFactory2 size={24} />
  if (label.includes('segur')) return <IconShield size={24} />
  if (label.includes('equipo')) return <IconUsersGroup size={24} />
  if (label.includes('humano')) return <IconUserHeart size={24} />
  if (label.includes('persona')) return <IconUser size={24} />
  if (label.includes('nomina')) return <IconReceipt size={24} />
  return null
}
