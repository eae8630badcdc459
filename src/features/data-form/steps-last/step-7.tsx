import { kinship } from '#domain/data-form/data-form-step-7.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { FamilyCard, useRowCheck } from '../family/family-card.tsx'
import { Others } from '../family/family-others.tsx'
import { arrangeFamily, FATHER, MOTHER, PARTNER, rowParts } from '../family/family-rows.ts'
import { relativeName } from '../family/family-words.ts'
import type { Section, SectionProps, StepDefinition } from '../state/step-props.ts'
import { laterTexts } from '../fields/texts-4-7.es.ts'

type SingleName = 'mother' | 'father' | 'partner'

function Single({ index, name, form, errorOf }: SectionProps<7> & { index: number; name: SingleName }) {
  const words = useTexts(laterTexts).family
  const isChecked = useRowCheck()
  return (
    <FamilyCard
      form={form}
      errorOf={errorOf}
      index={index}
      name={words[name]}
      isParent={index !== PARTNER}
      isChecked={isChecked}
    />
  )
}

function singleSection(id: string, index: number, name: SingleName): Section<7> {
  return {
    id,
    title: () => wordsOf(laterTexts).family[name],
    fields: rowParts.map((part) => `familiares.${index}.${part}`),
    isShown: ({ familiares }) => familiares[index]?.parentesco === kinship[name],
    View: (props) => <Single {...props} index={index} name={name} />,
  }
}

const parts = [...rowParts, 'parentesco'] as const

export const step7: StepDefinition<7> = {
  step: 7,
  sections: [
    singleSection('madre', MOTHER, 'mother'),
    singleSection('padre', FATHER, 'father'),
    singleSection('pareja', PARTNER, 'partner'),
    {
      id: 'otros',
      title: () => wordsOf(laterTexts).family.others,
      fields: ['familiares'],
      View: Others,
    },
  ],
  labelOf: (field, { familiares }) => {
    const words = wordsOf(laterTexts)
    const [, index = '', part = ''] = field.split('.')
    const name = parts.find((entry) => entry === part)
    return name
      ? words.ofField(relativeName(familiares, Number(index)), words.family[name])
      : words.family.others
  },
  errorText: (field, rule) => {
    const name = parts.find((entry) => field.endsWith(`.${entry}`))
    return rule === 'familyIncomplete' && name ? wordsOf(laterTexts).family.errors[name] : null
  },
  review: ({ familiares }) =>
    familiares.map((row, index) => ({
      label: relativeName(familiares, index),
      value: [row.nombre, row.ocupacion, row.lugar]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(', '),
    })),
  adapt: (values, { maritalStatus }) => arrangeFamily(values, maritalStatus),
}
