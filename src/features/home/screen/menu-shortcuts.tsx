import { IconLink } from '@tabler/icons-react'
import { menuLeaves } from '#domain/menu.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { texts } from '../texts.es.ts'

const MOST = 6

/** Without an employee record there is no pay: the first entries of the server's menu stand in its place. */
export function MenuShortcuts() {
  const words = useTexts(texts)
  const leaves = menuLeaves(useShellParts().menuBeside([]))
  if (leaves.length === 0) return null
  return (
    <section>
      <SectionTitle
        id="menu"
        size="large"
        action={leaves.length > MOST && <TextLink href={`#${paths.more}`}>{words.seeAll}</TextLink>}
      >
        {words.menu}
      </SectionTitle>
      <ListCard labelledBy="menu">
        {leaves.slice(0, MOST).map((leaf) => (
          <ListRow
            key={leaf.path}
            lead={<Tile tone="primary" icon={<IconLink size={24} />} />}
            title={leaf.label}
            href={`#${leaf.path}`}
          />
        ))}
      </ListCard>
    </section>
  )
}
