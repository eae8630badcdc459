import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { orderOf } from '../export/staff-order.ts'
import { useSaveSheet } from '../export/use-save-sheet.ts'
import type { Staff } from '../parts/use-staff.ts'
import { texts } from '../texts.es.ts'
import type { ListView } from './use-list-view.ts'
import classes from './list.module.css'

interface Props {
  staff: Staff
  view: ListView
  isWide: boolean
}

export function ListTools({ view, isWide }: Props) {
  const words = useTexts(texts)
  const { isBusy, save } = useSaveSheet()
  return (
    <div className={isWide ? classes.wideTools : classes.tools}>
      <SearchField
        className={classes.search}
        label={words.list.search}
        placeholder={isWide ? words.list.search : words.list.searchHint}
        clearLabel={words.list.clear}
        maxLength={60}
        value={view.search}
        onChange={view.setSearch}
      />
      <div className="t-row t-between t-gap-2-3 t-wrap">
        <output className="t-quiet t-small">{words.list.people(view.shown.length)}</output>
        {view.shown.length > 0 && (
          <TextLink
            icon={<IconFileSpreadsheet size={22} />}
            onClick={() => void save(() => orderOf(view.shown), words.export.file)}
          >
            {isBusy ? words.export.busy : words.export.button}
          </TextLink>
        )}
      </div>
    </div>
  )
}
