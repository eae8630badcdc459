import { IconSpeakerphone } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useNotices } from '#models/notices/use-notices.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { texts } from '../texts.es.ts'

/** Today's notices in one row; without any there is no row. */
export function NoticesRow() {
  const words = useTexts(texts)
  const { notices } = useNotices()
  const [newest] = notices
  if (!newest) return null
  return (
    <ListCard label={words.notices(notices.length)}>
      <ListRow
        lead={<Tile tone="warn" icon={<IconSpeakerphone size={24} />} />}
        title={words.notices(notices.length)}
        text={newest.titulo}
        href={`#${paths.notices}`}
      />
    </ListCard>
  )
}
