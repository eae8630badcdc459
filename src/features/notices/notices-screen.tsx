import { useNotices } from '#models/notices/use-notices.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NoticeList } from './notice-list.tsx'
import { texts } from './texts.es.ts'

/** Today's notices to read again; the row on Inicio leads here. */
export function Screen() {
  const words = useTexts(texts)
  const { notices } = useNotices()
  return notices.length > 0 ? (
    <NoticeList notices={notices} />
  ) : (
    <EmptyState drawing={<DrawingAllDone />} title={words.none} text={words.noneText} />
  )
}
