import { IconId } from '@tabler/icons-react'
import { checkRegistration } from '#contract/documents.ts'
import { paths } from '#hooks/paths.ts'
import { useOperation } from '#hooks/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListCard, ListRow } from '#ui/list-card.tsx'
import { Tile } from '#ui/tile.tsx'
import { texts } from './texts.ts'

/** The data form while it is not filled in; nothing while nobody knows. */
export function FormTask() {
  const words = useTexts(texts).formTask
  const { data } = useOperation(checkRegistration, {})
  if (data === null || data.status === 'OK') return null
  return (
    <ListCard label={words.title}>
      <ListRow
        lead={<Tile tone="warn" icon={<IconId size={24} />} />}
        title={words.title}
        text={words.text(data.bandera ?? 1)}
        href={`#${paths.myData}`}
      />
    </ListCard>
  )
}
