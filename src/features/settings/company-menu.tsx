import { useLocation } from 'wouter'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { menuItems } from '#hooks/session/menu-items.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Card } from '#ui/lists/card.tsx'
import { NavTree } from '#ui/lists/nav-tree.tsx'
import { MoreGroup } from './more-group.tsx'
import classes from './more-screen.module.css'
import { texts } from './texts.es.ts'

/** Shows the menu where no drawer has it: below 1200 px and on a kiosk. */
export function CompanyMenu({ listed }: { listed: readonly string[] }) {
  const words = useTexts(texts).more
  const [path] = useLocation()
  const tree = useShellParts().menuBeside(listed)
  if (tree.length === 0) return null
  return (
    <div className={classes.company}>
      <MoreGroup title={words.company}>
        <Card className={classes.tree}>
          <nav aria-label={words.company}>
            <NavTree items={menuItems(tree)} currentHref={`#${path}`} />
          </nav>
        </Card>
      </MoreGroup>
    </div>
  )
}
