import { IconSpeakerphone } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useNotices } from '#models/notices/use-notices.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { texts } from '../texts.es.ts'

/** Shows today's notices in one row and marks new ones. Hidden when empty. */
export function NoticesRow() {
  const words = useTexts(texts)
  const { notices, unseen } = useNotices()
  const [newest] = unseen.length > 0 ? unseen : notices
  if (!newest) return null
  const title = unseen.length > 0 ? words.newNotices(unseen.length) : words.notices(notices.length)
  return (
    <ListCard label={title}>
      <ListRow
        lead={<Tile tone="warn" icon={<IconSpeakerphone size={24} />} />}
        title={title}
        text={newest.titulo}
        href={`#${paths.notices}`}
      />
    </ListCard>
  )
}
