import type { Menu } from '#contract/login.ts'
import { useChunk } from './load-chunk.ts'
import { Rail } from './shell-rail.tsx'
import type { BarEntry } from './shell-sections.ts'
import classes from './shell.module.css'

const loadDrawer = () => import('./shell-drawer.tsx')

export interface SideProps {
  entries: readonly BarEntry[]
  lit: BarEntry | undefined
  /** The server's, when it is here. */
  menu: Menu | null
}

/** Rail on a tablet, drawer on a wide screen; the drawer with its tree and search is a chunk of its own. */
export function ShellSide({ width, ...props }: SideProps & { width: 'tablet' | 'wide' }) {
  return width === 'wide' ? <LazyDrawer {...props} /> : <Rail {...props} />
}

function LazyDrawer(props: SideProps) {
  const chunk = useChunk(loadDrawer)
  if (chunk.kind === 'failed') return <Rail {...props} />
  if (chunk.kind === 'loading') return <div className={classes.drawerPlace} />
  const { Drawer } = chunk.value
  return <Drawer {...props} />
}
