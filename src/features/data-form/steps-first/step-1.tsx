import { IconMapPin } from '@tabler/icons-react'
import { residenceMonths } from '#domain/data-form/data-form-choices.ts'
import { isMailDoubtful } from '#domain/data-form/data-form-doubts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { wordsOf } from '#i18n/texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import classes from '../fields/form.module.css'
import { isPlaceAsked, PostalSection } from '../fields/postal-section.tsx'
import { stepPath } from '../state/step-path.ts'
import { fieldId, type SectionProps, type StepDefinition } from '../state/step-props.ts'
import { firstTexts } from '../fields/texts-1-3.es.ts'
import { useIsPhone } from '../fields/use-is-phone.ts'
import { FieldWarning } from '../fields/field-warning.tsx'

function StreetSection({ form, errorOf }: SectionProps<1>) {
  const words = useTexts(firstTexts).address
  return (
    <>
      <AreaCard form={form} />
      <TextField
        id={fieldId('calle')}
        label={words.calle}
        autoComplete="address-line1"
        error={errorOf('calle')}
        {...form.register('calle')}
      />
      <div className={classes.pair}>
        <TextField
          id={fieldId('numExterior')}
          label={words.numExterior}
          inputMode="numeric"
          autoComplete="off"
          error={errorOf('numExterior')}
          {...form.register('numExterior')}
        />
        <TextField
          id={fieldId('numInterior')}
          label={words.numInterior}
          autoComplete="off"
          error={errorOf('numInterior')}
          {...form.register('numInterior')}
        />
      </div>
      <TextField
        id={fieldId('entreCalles')}
        label={words.entreCalles}
        autoComplete="address-line2"
        error={errorOf('entreCalles')}
        {...form.register('entreCalles')}
      />
      <div className={classes.pair}>
        <TextField
          id={fieldId('anioArraigo')}
          label={words.anioArraigo}
          inputMode="numeric"
          autoComplete="off"
          error={errorOf('anioArraigo')}
          {...form.register('anioArraigo')}
        />
        <SelectField
          id={fieldId('mesArraigo')}
          label={words.mesArraigo}
          error={errorOf('mesArraigo')}
          options={[
            { value: '', label: words.noMonths },
            ...residenceMonths.map((value) => ({ value, label: words.months(Number(value)) })),
          ]}
          {...form.register('mesArraigo')}
        />
      </div>
    </>
  )
}

/** Repeats the postal code and colony of an earlier phone screen. */
function AreaCard({ form }: Pick<SectionProps<1>, 'form'>) {
  const words = useTexts(firstTexts).address
  const { cp, colonia, municipio, estado } = form.getValues()
  if (!useIsPhone() || cp === '' || colonia === '') return null
  return (
    <Banner
      tone="teal"
      icon={<IconMapPin />}
      title={`${cp} · ${colonia}`}
      action={<TextLink href={`#${stepPath(1)}`}>{words.change}</TextLink>}
    >
      {[municipio, estado].filter(Boolean).join(', ')}
    </Banner>
  )
}

function ContactSection({ form, errorOf, warningOf }: SectionProps<1>) {
  const words = useTexts(firstTexts).address
  return (
    <>
      <TextField
        id={fieldId('celular')}
        label={words.celular}
        description={words.celularHint}
        inputMode="tel"
        autoComplete="tel-national"
        error={errorOf('celular')}
        {...form.register('celular')}
      />
      <TextField
        id={fieldId('telefono')}
        label={words.telefono}
        inputMode="tel"
        autoComplete="off"
        error={errorOf('telefono')}
        {...form.register('telefono')}
      />
      <FieldWarning text={warningOf('mail')} typed={form.watch('mail')}>
        <TextField
          id={fieldId('mail')}
          label={words.mail}
          description={words.mailHint}
          inputMode="email"
          autoCapitalize="none"
          autoComplete="email"
          spellCheck={false}
          error={errorOf('mail')}
          {...form.register('mail')}
        />
      </FieldWarning>
    </>
  )
}

const words = () => wordsOf(firstTexts).address
const fields = [
  'cp',
  'colonia',
  'municipio',
  'estado',
  'calle',
  'numExterior',
  'numInterior',
  'entreCalles',
  'anioArraigo',
  'mesArraigo',
  'celular',
  'telefono',
  'mail',
] as const

export const step1: StepDefinition<1> = {
  step: 1,
  sections: [
    { id: 'codigo', title: () => words().home, fields: fields.slice(0, 4), View: PostalSection },
    { id: 'calle', title: () => words().street, fields: fields.slice(4, 10), View: StreetSection },
    { id: 'contacto', title: () => words().contact, fields: fields.slice(10), View: ContactSection },
  ],
  isAsked: (field, values) =>
    !(['colonia', 'municipio', 'estado'] as string[]).includes(field) || isPlaceAsked(values),
  labelOf: (field) => words()[field as (typeof fields)[number]],
  errorText: (field, rule) =>
    field === 'numExterior' && rule === 'notNumeric' ? words().numExteriorError : null,
  doubts: ({ mail }) => (isMailDoubtful(mail) ? [{ field: 'mail', text: words().mailDoubt }] : []),
  review: (values) =>
    fields.map((field) => ({
      label: words()[field],
      value:
        field === 'mesArraigo' && values[field] !== ''
          ? words().months(Number(values[field]))
          : values[field],
    })),
}
