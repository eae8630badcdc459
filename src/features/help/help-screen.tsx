import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useHashSearch } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useOwnScreens } from '#hooks/session/own-screen.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { allHelp, findHelp, type HelpItem } from '#pieces/help/help-of.ts'
import { SpokenHelp } from '#pieces/help/spoken-help.tsx'
import { helpTexts } from '#pieces/help/help-texts.es.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { DrawingChoose } from '#ui/drawings/drawing-choose.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Card } from '#ui/lists/card.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { texts } from './texts.es.ts'

/** Most requested topics by screen address. All others follow by name. */
const ASKED_MOST: readonly string[] = [
  paths.payslips,
  paths.payDoubt,
  paths.asking,
  paths.kardex,
  paths.savings,
  paths.documents,
  paths.myData,
  paths.changePassword,
  paths.clarifications,
  paths.disputes,
]

function placeOf({ path }: HelpItem): number {
  const at = ASKED_MOST.indexOf(path)
  return at === -1 ? ASKED_MOST.length : at
}

export function HelpScreen() {
  const words = useTexts(texts)
  const isOwn = useOwnScreens()
  const asked = new URLSearchParams(useHashSearch()).get('tema')
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(asked)
  const [answered, setAnswered] = useState(asked)
  if (asked !== answered) {
    setAnswered(asked)
    setOpen(asked)
  }
  const all = allHelp()
    .filter(({ path }) => isOwn(path))
    .sort((one, other) => placeOf(one) - placeOf(other) || one.name.localeCompare(other.name))
  const isSearching = typed.trim() !== ''
  const items = isSearching ? findHelp(typed, all.length, isOwn) : all
  const shown = items.find(({ path }) => path === open) ?? (isSearching ? (items[0] ?? null) : null)
  return (
    <div className="t-stack t-gap-4 t-page">
      <SearchField
        label={words.search}
        placeholder={words.search}
        clearLabel={words.clear}
        maxLength={80}
        value={typed}
        onChange={(next) => {
          setTyped(next)
          setOpen(null)
        }}
      />
      <output className={isSearching ? 't-quiet' : 't-hidden'}>
        {isSearching && (items.length > 0 ? words.found(items.length) : words.none)}
      </output>
      {shown && <Topic key={shown.path} item={shown} />}
      {items.length === 0 ? (
        <EmptyState drawing={<DrawingChoose />} title={words.none} text={words.noneText} />
      ) : (
        <ListCard label={words.list}>
          {items
            .filter((item) => item !== shown)
            .map((item) => (
              <ListRow
                key={item.path}
                title={item.name}
                onClick={() => {
                  setOpen(item.path)
                  window.scrollTo({ top: 0 })
                }}
              />
            ))}
        </ListCard>
      )}
    </div>
  )
}

function Topic({ item }: { item: HelpItem }) {
  const words = useTexts(helpTexts)
  return (
    <Card className="t-stack t-gap-3">
      <h2>{item.name}</h2>
      <SpokenHelp {...item} />
      <TextLink icon={<IconArrowRight size={22} />} href={`#${item.path}`}>
        {words.go}
        <span className="t-hidden"> {item.name}</span>
      </TextLink>
    </Card>
  )
}
