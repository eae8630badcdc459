import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import classes from './nav-tree.module.css'

/** Place (with `href`) or group of places (with `items`). */
export interface NavItem {
  key: string
  label: string
  href?: string
  icon?: ReactNode
  items?: readonly NavItem[]
  /** Opens a group at first, also when the current place is elsewhere. */
  isOpen?: boolean
  trail?: ReactNode
}

interface Props {
  items: readonly NavItem[]
  /** Place of the current screen. The groups that contain the place are open at first. */
  currentHref: string | null
}

interface Choices {
  chosen: Readonly<Record<string, boolean>>
  choose: (key: string, isOpen: boolean) => void
}

/** Tree of nested lists, whose depth screen readers announce. */
export function NavTree({ items, currentHref }: Props) {
  const [chosen, setChosen] = useState<Choices['chosen']>({})
  const choose = (key: string, isOpen: boolean) => setChosen((before) => ({ ...before, [key]: isOpen }))
  return (
    // A place in another branch remounts the tree. Otherwise the opening groups would push entries down,
    // which counts as a layout shift.
    <Level key={branchOf(items, currentHref)} depth={0} {...{ items, currentHref, chosen, choose }} />
  )
}

function branchOf(items: readonly NavItem[], currentHref: string | null): string {
  const around = items.find((item) => item.items && containsPlace(item, currentHref))
  return around ? `${around.key} > ${branchOf(around.items ?? [], currentHref)}` : ''
}

interface LevelProps extends Props, Choices {
  depth: number
}

function Level({ items, id, ...tree }: LevelProps & { id?: string }) {
  const { currentHref, depth } = tree
  return (
    <ul className="t-list" id={id}>
      {items.map((item) => (
        <li key={item.key}>
          {item.items ? (
            <Group item={item} {...tree} />
          ) : (
            <a
              className={classes.entry}
              data-depth={Math.min(depth, 3)}
              href={item.href}
              aria-current={isCurrent(item, currentHref) ? 'page' : undefined}
            >
              <Face item={item} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Group({ item, ...tree }: Omit<LevelProps, 'items'> & { item: NavItem }) {
  const id = useId()
  const { currentHref, depth, chosen, choose } = tree
  const isOpen = chosen[item.key] ?? (item.isOpen === true || containsPlace(item, currentHref))
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  return (
    <>
      <button
        type="button"
        className={classes.entry}
        data-depth={Math.min(depth, 3)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => choose(item.key, !isOpen)}
      >
        <Face item={item} />
        <Chevron className="t-firm" size={20} aria-hidden />
      </button>
      {isOpen && <Level {...tree} items={item.items ?? []} depth={depth + 1} id={id} />}
    </>
  )
}

function Face({ item }: { item: NavItem }) {
  return (
    <>
      {item.icon && (
        <span className="t-slot" aria-hidden="true">
          {item.icon}
        </span>
      )}
      <span className="t-grow t-shrink">{item.label}</span>
      {item.trail}
    </>
  )
}

function isCurrent(item: NavItem, currentHref: string | null): boolean {
  return currentHref !== null && item.href?.toLowerCase() === currentHref.toLowerCase()
}

function containsPlace(item: NavItem, currentHref: string | null): boolean {
  return isCurrent(item, currentHref) || (item.items ?? []).some((child) => containsPlace(child, currentHref))
}
