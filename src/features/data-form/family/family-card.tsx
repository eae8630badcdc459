import { IconCircleCheck, IconCircleDashed, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { FamilyRow } from '#domain/data-form/data-form-step-7.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Card } from '#ui/lists/card.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { ParentWords } from './parent-words.tsx'
import { missingParts, type RowPart } from './family-rows.ts'
import { fieldId, type SectionProps } from '../state/step-props.ts'
import { laterTexts } from '../fields/texts-4-7.es.ts'
import { useAnswer } from '../fields/use-answer.ts'
import classes from './family-card.module.css'

/** Milliseconds before the rows are checked, which lets the person look at them first (spec 000 §5 and §9). */
const CHECK_AFTER_MS = 1500

export function useRowCheck(): boolean {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOn(true), CHECK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isOn
}

export function removeId(index: number): string {
  return `${fieldId(`familiares.${index}`)}-quitar`
}

interface Props extends Pick<SectionProps<7>, 'form' | 'errorOf'> {
  index: number
  name: string
  hasTitle?: boolean
  isParent?: boolean
  isChecked: boolean
  onRemove?: () => void
}

export function FamilyCard(props: Props) {
  const { form, errorOf, index, name, hasTitle = false, isParent = false, isChecked, onRemove } = props
  const words = useTexts(laterTexts).family
  const [rows] = useAnswer(form, 'familiares')
  const row = rows[index]
  if (row === undefined) return null
  const heading = `${fieldId(`familiares.${index}`)}-titulo`
  return (
    <Card>
      {/* Cards of a page ask the same questions. The label tells screen readers which relative is meant. */}
      <div role="group" aria-label={name} className="t-stack t-gap-4">
        {hasTitle && (
          <h3 id={heading} className="t-lead">
            {name}
          </h3>
        )}
        {isParent && <ParentWords form={form} index={index} row={row} />}
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
        <div className={classes.foot}>
          {onRemove && (
            <TextLink
              id={removeId(index)}
              icon={<IconTrash size={22} />}
              describedBy={heading}
              onClick={onRemove}
            >
              {words.remove}
            </TextLink>
          )}
          {isChecked && <RowCheck row={row} />}
        </div>
      </div>
    </Card>
  )
}

interface PartProps extends Pick<Props, 'form' | 'errorOf' | 'index'> {
  part: RowPart
  label: string
  description?: string
}

/** Autofill is off, because the phone would fill in the person's own data. */
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
