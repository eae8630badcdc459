import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import classes from './nav-tree.module.css'

/** A place (with `href`) or a group of places (with `items`). */
export interface NavItem {
  key: string
  label: string
  href?: string
  icon?: ReactNode
  items?: readonly NavItem[]
  /** At its end, such as how many wait there. */
  trail?: ReactNode
}

interface Props {
  items: readonly NavItem[]
  /** The place where the person is: lit maíz, and every group around it open at first. */
  currentHref: string | null
}

/** A menu that opens in place: lists in lists, so that a screen reader tells how deep one is. */
export function NavTree({ items, currentHref }: Props) {
  return <Level items={items} currentHref={currentHref} depth={0} />
}

function Level({ items, currentHref, depth, id }: Props & { depth: number; id?: string }) {
  return (
    <ul className="t-list" id={id}>
      {items.map((item) => (
        <li key={item.key}>
          {item.items ? (
            <Group item={item} currentHref={currentHref} depth={depth} />
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

function Group({ item, currentHref, depth }: { item: NavItem; currentHref: string | null; depth: number }) {
  const id = useId()
  const [choice, setChoice] = useState<boolean | null>(null)
  const isOpen = choice ?? holds(item, currentHref)
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  return (
    <>
      <button
        type="button"
        className={classes.entry}
        data-depth={Math.min(depth, 3)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setChoice(!isOpen)}
      >
        <Face item={item} />
        <Chevron className="t-firm" size={20} aria-hidden />
      </button>
      {isOpen && <Level items={item.items ?? []} currentHref={currentHref} depth={depth + 1} id={id} />}
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

function holds(item: NavItem, currentHref: string | null): boolean {
  return isCurrent(item, currentHref) || (item.items ?? []).some((child) => holds(child, currentHref))
}
