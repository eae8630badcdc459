import { IconAppWindow } from '@tabler/icons-react'
import { menuLeaves } from '#domain/identity/menu.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useOptionalPart } from '#ui/feedback/use-part.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { texts } from '../texts.es.ts'

const MOST = 6

export function MenuShortcuts() {
  const words = useTexts(texts)
  const { menuBeside, loadRows } = useShellParts()
  const leaves = menuLeaves(menuBeside([]))
  const rows = useOptionalPart(loadRows)?.rows ?? []
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
            lead={<LeafTile row={rowOf(leaf.path, rows)} />}
            title={leaf.label}
            href={`#${leaf.path}`}
          />
        ))}
      </ListCard>
    </section>
  )
}

function LeafTile({ row }: { row: MoreRow | undefined }) {
  return <Tile tone={row?.tone ?? 'primary'} icon={row?.icon() ?? <IconAppWindow size={24} />} />
}

/** Returns the row of Más with the menu item's path, else a row of the same folder. Ignores the prefix (ROUTE-33). */
function rowOf(path: string, rows: readonly MoreRow[]): MoreRow | undefined {
  const plain = path.replace(/^\/DHGeneral(?=\/)/i, '')
  const folder = plain.slice(0, plain.lastIndexOf('/') + 1)
  return (
    rows.find((row) => row.path === plain) ??
    (folder === '/' ? undefined : rows.find((row) => row.path.startsWith(folder)))
  )
}
