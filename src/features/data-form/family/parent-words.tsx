import { IconCheck } from '@tabler/icons-react'
import { useRef } from 'react'
import { rowWords } from '#contract/data-form/data-form-words.ts'
import type { FamilyRow } from '#domain/data-form/data-form-step-7.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { type RowPart, rowParts } from './family-rows.ts'
import type { SectionProps } from '../state/step-props.ts'
import { laterTexts } from '../fields/texts-4-7.es.ts'

interface Props extends Pick<SectionProps<7>, 'form'> {
  index: number
  row: FamilyRow
}

type Word = keyof typeof rowWords

/** Parts that each answer fills in. The name of a deceased parent is still asked for. */
const partsOf: Record<Word, readonly RowPart[]> = { deceased: ['ocupacion', 'lugar'], unknown: rowParts }

const isOwnWord = (text: string) => Object.values<string>(rowWords).includes(text)

/** "Ya falleció" and "No lo sé" fill in the row (FORM7-08). A second tap restores the previous text. */
export function ParentWords({ form, index, row }: Props) {
  const words = useTexts(laterTexts).family
  const before = useRef<Partial<Record<RowPart, string>>>({})
  const write = (part: RowPart, text: string) =>
    form.setValue(`familiares.${index}.${part}`, text, { shouldDirty: true, shouldTouch: true })
  const isOn = (word: Word) => partsOf[word].some((part) => row[part] === rowWords[word])
  const toggle = (word: Word) => {
    const written = rowWords[word]
    for (const part of partsOf[word]) {
      if (isOn(word)) {
        if (row[part] === written) write(part, before.current[part] ?? '')
      } else if (word === 'deceased' || row[part].trim() === '') {
        if (!isOwnWord(row[part])) before.current[part] = row[part]
        write(part, written)
      }
    }
  }
  return (
    <div className="t-wrap t-gap-2">
      {(['deceased', 'unknown'] as const).map((word) => (
        <Button
          key={word}
          size="sm"
          variant="outline"
          aria-pressed={isOn(word)}
          leftSection={isOn(word) && <IconCheck size={22} aria-hidden />}
          onClick={() => toggle(word)}
        >
          {words[word]}
        </Button>
      ))}
    </div>
  )
}
