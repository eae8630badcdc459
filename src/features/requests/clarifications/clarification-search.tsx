import { useTexts } from '#i18n/use-texts.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { clarificationTexts } from './clarification-texts.es.ts'
import classes from './clarifications.module.css'

interface Props {
  text: string
  found: number
  onText: (text: string) => void
}

export function ClarificationSearch({ text, found, onText }: Props) {
  const words = useTexts(clarificationTexts)
  return (
    <search className={classes.search}>
      <SearchField
        label={words.search}
        placeholder={words.searchHint}
        clearLabel={words.clear}
        value={text}
        onChange={onText}
      />
      <output className="t-hidden">{text.trim() === '' ? '' : words.found(found)}</output>
    </search>
  )
}
