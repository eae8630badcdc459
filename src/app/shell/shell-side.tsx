import type { Menu } from '#contract/identity/login.ts'
import type { MenuNode } from '#domain/identity/menu.ts'
import { keptPart } from '#parts/lazy-part.ts'
import { PartLoader } from '#ui/feedback/part-loader.tsx'
import { Rail } from './shell-rail.tsx'
import type { BarEntry } from './shell-sections.ts'
import classes from './shell.module.css'

const loadDrawer = keptPart(() => import('./shell-drawer.tsx'))

export interface SideProps {
  canOpen: (path: string) => boolean
  /** Empty until the person's entries are known. */
  entries: readonly BarEntry[]
  activeEntry: BarEntry | undefined
  /** The server's menu; null until it is loaded. */
  menu: Menu | null
  tree: readonly MenuNode[]
}

export function ShellSide({ width, ...props }: SideProps & { width: 'tablet' | 'wide' }) {
  return width === 'wide' ? <LazyDrawer {...props} /> : <Rail {...props} />
}

function LazyDrawer(props: SideProps) {
  const place = <div className={classes.drawerPlace} />
  return (
    <PartLoader load={loadDrawer} waiting={place} failure={() => <Rail {...props} />}>
      {({ Drawer }) => (props.entries.length === 0 ? place : <Drawer {...props} />)}
    </PartLoader>
  )
}
