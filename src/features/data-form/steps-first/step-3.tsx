import { IconBuilding } from '@tabler/icons-react'
import { readEmployeeIds } from '#contract/documents/documents.ts'
import { ineYears } from '#domain/data-form/data-form-choices.ts'
import { stepWarnings } from '#domain/data-form/data-form-warnings.ts'
import type { Values } from '#domain/data-form/data-form.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { CountField } from '#ui/fields/count-field.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { DrawingIneBack } from '../fields/drawing-ine-back.tsx'
import { fieldId, type SectionProps, type StepDefinition } from '../state/step-props.ts'
import { firstTexts } from '../fields/texts-1-3.es.ts'
import { useAnswer } from '../fields/use-answer.ts'
import { FieldWarning } from '../fields/field-warning.tsx'
import { yesNoOptions, yesNoText } from '../fields/yes-no.ts'

const lengths = { nss: 11, curp: 18, rfc: 13, ine: 10 } as const

interface KeyProps extends Pick<SectionProps<3>, 'form' | 'errorOf' | 'warningOf'> {
  field: keyof typeof lengths
  label: string
}

function KeyField({ form, errorOf, warningOf, field, label }: KeyProps) {
  const words = useTexts(firstTexts).ids
  const [value, setValue] = useAnswer(form, field)
  const isNumber = field === 'nss' || field === 'ine'
  return (
    <FieldWarning text={warningOf(field)}>
      <CountField
        id={fieldId(field)}
        label={label}
        length={lengths[field]}
        countText={words.count}
        upperCase={!isNumber}
        inputMode={isNumber ? 'numeric' : 'text'}
        {...(field === 'ine' ? { prefix: 'IDMEX' } : {})}
        value={value}
        error={errorOf(field)}
        onChange={setValue}
      />
    </FieldWarning>
  )
}

function KeysSection({ form, errorOf, warningOf }: SectionProps<3>) {
  const words = useTexts(firstTexts).ids
  return (
    <>
      <CompanyOffer form={form} />
      <KeyField {...{ form, errorOf, warningOf }} field="nss" label={words.nss} />
      <KeyField {...{ form, errorOf, warningOf }} field="curp" label={words.curp} />
      <KeyField {...{ form, errorOf, warningOf }} field="rfc" label={words.rfc} />
    </>
  )
}

/** Offers the company's identifiers for one-tap answers (DOC-18). */
function CompanyOffer({ form }: Pick<SectionProps<3>, 'form'>) {
  const words = useTexts(firstTexts).ids
  const { data } = useOperation(readEmployeeIds, {})
  const typed = form.watch(['nss', 'curp', 'rfc'])
  if (!data) return null
  const { imss, curp, rfc } = data.colaborador
  const offers = [
    ['nss', imss],
    ['curp', curp],
    ['rfc', rfc],
  ] as const
  const missing = offers.filter(([, known], index) => known !== '' && typed[index] === '')
  if (missing.length === 0) return null
  return (
    <Banner tone="teal" icon={<IconBuilding />} title={words.offerTitle}>
      <p>{missing.map(([field]) => field.toUpperCase()).join(', ')}</p>
      <TextLink
        underline
        onClick={() => {
          for (const [field, known] of missing) form.setValue(field, known, { shouldDirty: true })
        }}
      >
        {words.offerTake}
      </TextLink>
    </Banner>
  )
}

function CardSection({ form, errorOf, warningOf, context, lists }: SectionProps<3>) {
  const words = useTexts(firstTexts).ids
  const [license, setLicense] = useAnswer(form, 'licenciaManejo')
  return (
    <>
      <p className="t-quiet">{words.ineLead}</p>
      <DrawingIneBack label={words.ineDrawing} />
      <KeyField {...{ form, errorOf, warningOf }} field="ine" label={words.ineLabel} />
      <SelectField
        id={fieldId('ineVigencia')}
        label={words.ineVigencia}
        error={errorOf('ineVigencia')}
        options={[
          { value: '', label: words.chooseYear },
          ...ineYears(context.today).map((year) => ({ value: year, label: year })),
        ]}
        {...form.register('ineVigencia')}
      />
      <RadioCards
        id={fieldId('licenciaManejo')}
        label={words.licenciaManejo}
        layout="row"
        value={license}
        options={yesNoOptions(lists)}
        error={errorOf('licenciaManejo')}
        onChange={setLicense}
      />
    </>
  )
}

const words = () => wordsOf(firstTexts).ids

function labelOf(field: string): string {
  return field === 'ine' ? words().ineName : words()[field as Exclude<keyof Values[3], 'ine'>]
}

export const step3: StepDefinition<3> = {
  step: 3,
  sections: [
    { id: 'claves', title: () => words().keys, fields: ['nss', 'curp', 'rfc'], View: KeysSection },
    {
      id: 'ine',
      title: () => words().ineName,
      fields: ['ine', 'ineVigencia', 'licenciaManejo'],
      View: CardSection,
    },
  ],
  labelOf,
  doubts: (values, { birthDate, name }) =>
    stepWarnings(3, values, { birthDate, name }).map(({ field, kind }) => ({
      field,
      text: words().warnings[kind],
    })),
  review: (values, lists) => [
    { label: labelOf('nss'), value: values.nss, isSecret: true },
    { label: labelOf('curp'), value: values.curp, isSecret: true },
    { label: labelOf('rfc'), value: values.rfc, isSecret: true },
    { label: labelOf('ine'), value: values.ine && `IDMEX ${values.ine}`, isSecret: true },
    { label: labelOf('ineVigencia'), value: values.ineVigencia },
    { label: labelOf('licenciaManejo'), value: yesNoText(values.licenciaManejo, lists) },
  ],
}
