import { IconCircleCheck, IconCircleDashed, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { FamilyRow } from '#domain/data-form-step-7.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Card } from '#ui/card.tsx'
import { StateChip } from '#ui/state-chip.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { missingParts, type RowPart } from './family-rows.ts'
import { fieldId, type SectionProps } from './step-props.ts'
import { laterTexts } from './texts-4-7.ts'
import { useAnswer } from './use-answer.ts'
import classes from './family-card.module.css'

/** The check of the rows begins when somebody has had the time to look at them (spec 000 §5 and §9). */
const CHECK_AFTER_MS = 1500

/** false for the first 1.5 s of a screen. */
export function useRowCheck(): boolean {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOn(true), CHECK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isOn
}

interface Props extends Pick<SectionProps<7>, 'form' | 'errorOf'> {
  index: number
  /** Heading of the card; none where the section's own says it. */
  title?: string
  isChecked: boolean
  onRemove?: () => void
}

/** One relative. */
export function FamilyCard({ form, errorOf, index, title, isChecked, onRemove }: Props) {
  const words = useTexts(laterTexts).family
  const [rows] = useAnswer(form, 'familiares')
  const row = rows[index]
  if (row === undefined) return null
  const heading = `${fieldId(`familiares.${index}`)}-titulo`
  return (
    <Card className={classes.card}>
      {(title !== undefined || isChecked) && (
        <div className={classes.head}>
          {title !== undefined && (
            <h3 id={heading} className={classes.title}>
              {title}
            </h3>
          )}
          {isChecked && <RowCheck row={row} />}
        </div>
      )}
      <Part form={form} errorOf={errorOf} index={index} part="nombre" label={words.nombre} />
      <Part
        form={form}
        errorOf={errorOf}
        index={index}
        part="ocupacion"
        label={words.ocupacion}
        description={words.ocupacionHint}
      />
      <Part form={form} errorOf={errorOf} index={index} part="lugar" label={words.lugar} />
      {onRemove && (
        <TextLink icon={<IconTrash size={22} />} describedBy={heading} onClick={onRemove}>
          {words.remove}
        </TextLink>
      )}
    </Card>
  )
}

interface PartProps extends Pick<Props, 'form' | 'errorOf' | 'index'> {
  part: RowPart
  label: string
  description?: string
}

/** Somebody else's name and work: the phone must not offer the person's own. */
function Part({ form, errorOf, index, part, label, description }: PartProps) {
  const field = `familiares.${index}.${part}` as const
  const [text, setText] = useAnswer(form, field, '')
  return (
    <TextField
      id={fieldId(field)}
      label={label}
      description={description}
      autoComplete="off"
      value={text}
      error={errorOf(field)}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}

function RowCheck({ row }: { row: FamilyRow }) {
  const words = useTexts(laterTexts).family
  const missing = missingParts(row).length
  return missing === 0 ? (
    <StateChip tone="primary" icon={<IconCircleCheck size={18} />}>
      {words.complete}
    </StateChip>
  ) : (
    <StateChip tone="neutral" icon={<IconCircleDashed size={18} />}>
      {words.missing(missing)}
    </StateChip>
  )
}
