import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { MOST_ROWS } from '#domain/data-form/data-form-rules.ts'
import { emptyRelative, kinship } from '#domain/data-form/data-form-step-7.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { focusNext } from '#ui/actions/focus.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { FamilyCard, removeId, useRowCheck } from './family-card.tsx'
import { isAdded } from './family-rows.ts'
import { relativeName } from './family-words.ts'
import { fieldId, type SectionProps } from '../state/step-props.ts'
import { laterTexts } from '../fields/texts-4-7.es.ts'
import { useAnswer } from '../fields/use-answer.ts'
import classes from './family-card.module.css'

const ADD = fieldId('familiares')

export function Others({ form, errorOf }: SectionProps<7>) {
  const words = useTexts(laterTexts).family
  const [rows, setRows] = useAnswer(form, 'familiares')
  const [removing, setRemoving] = useState<number | null>(null)
  const isChecked = useRowCheck()
  const focusNext = useFocusNext()
  const add = (parentesco: string) => {
    focusNext(fieldId(`familiares.${rows.length}.nombre`))
    setRows([...rows, emptyRelative(parentesco)])
  }
  const remove = () => {
    focusNext(ADD)
    setRows(rows.filter((_, index) => index !== removing))
    setRemoving(null)
  }
  const isFull = rows.length >= MOST_ROWS
  return (
    <div className="t-stack t-gap-4">
      <p className="t-quiet">{isFull ? words.full : words.othersHint}</p>
      {rows.map((_, index) =>
        isAdded(rows, index) ? (
          <FamilyCard
            // oxlint-disable-next-line react/no-array-index-key -- rows have no id; fields get values as props
            key={index}
            form={form}
            errorOf={errorOf}
            index={index}
            hasTitle
            name={relativeName(rows, index)}
            isChecked={isChecked}
            onRemove={() => setRemoving(index)}
          />
        ) : null,
      )}
      <div className={classes.add}>
        <Button
          id={ADD}
          variant="outline"
          aria-disabled={isFull}
          leftSection={<IconPlus size={22} aria-hidden />}
          onClick={() => !isFull && add(kinship.sibling)}
        >
          {words.addSibling}
        </Button>
        <Button
          variant="outline"
          aria-disabled={isFull}
          leftSection={<IconPlus size={22} aria-hidden />}
          onClick={() => !isFull && add(kinship.child)}
        >
          {words.addChild}
        </Button>
      </div>
      <ConfirmDialog
        opened={removing !== null}
        danger
        title={words.warning}
        question={removing === null ? '' : words.removeQuestion(spokenName(rows[removing], rows, removing))}
        cancelText={words.keep}
        confirmText={words.remove}
        onCancel={() => {
          if (removing !== null) focusNext(removeId(removing))
          setRemoving(null)
        }}
        onConfirm={remove}
      />
    </div>
  )
}

function spokenName(
  row: { nombre: string } | undefined,
  rows: Parameters<typeof relativeName>[0],
  index: number,
): string {
  return row?.nombre.trim() || relativeName(rows, index)
}

function useFocusNext(): (id: string) => void {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const id = wanted.current
    if (id === null) return
    wanted.current = null
    // Runs after the closing dialog has returned the focus to a removed button.
    focusNext(() => document.getElementById(id))
  })
  return (id) => {
    wanted.current = id
  }
}
