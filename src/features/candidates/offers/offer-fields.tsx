import { IconAlertTriangle, IconEye } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import type { OfferToMake } from '#contract/jobs/candidates.ts'
import { formatMoney, toDecimal } from '#domain/money/money.ts'
import { pesosToCentavos } from '#domain/money/wire-pesos.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { texts } from '../texts.es.ts'
import type { useDraftForm } from '../parts/use-draft-form.ts'
import { Benefits } from './benefits.tsx'
import {
  aboveAuthorized,
  daysAhead,
  type OfferFault,
  type OfferField,
  type OfferValues,
  readSalary,
} from './offer-values.ts'
import classes from './offers.module.css'

export type OfferForm = ReturnType<typeof useDraftForm<OfferValues, OfferFault>>

export function offerFieldId(field: OfferField): string {
  return `oferta-${field}`
}

interface Props {
  offer: OfferToMake
  form: OfferForm
  onLook: () => void
}

export function OfferFields({ offer, form, onLook }: Props) {
  const words = useTexts(texts).form
  const { values, change, errors } = form
  const shared = (field: Exclude<OfferField, 'otra'>) => ({
    id: offerFieldId(field),
    label: words[field],
    error: errorOf(field),
    value: values[field],
  })
  const errorOf = (field: OfferField) => {
    const fault = errors?.problems.find((each) => each.field === field)?.fault
    if (fault === undefined) return null
    if (fault === 'tooFar')
      return words.faults.tooFar(field === 'ingreso' ? daysAhead.ingreso : daysAhead.vence)
    return words.faults[fault]
  }
  const line = (field: 'jornada' | 'lugar') => (
    <TextField
      {...shared(field)}
      description={field === 'jornada' ? words.jornadaHelp : undefined}
      autoComplete="off"
      onChange={(event) => change({ [field]: event.currentTarget.value })}
    />
  )
  const day = (field: 'ingreso' | 'vence') => (
    <DateBoxes {...shared(field)} words={words.parts} onChange={(date) => change({ [field]: date })} />
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.isRight()) onLook()
  }
  return (
    // Stores the typed values when a field loses the focus. The form itself has no interaction.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className="t-stack t-gap-4" noValidate onSubmit={submit} onBlur={form.keepNow}>
      <div className="t-stack t-gap-2">
        <TextField
          {...shared('sueldo')}
          size="large"
          inputMode="decimal"
          leftSection="$"
          autoComplete="off"
          onChange={(event) => change({ sueldo: event.currentTarget.value })}
        />
        <Authorized offer={offer} form={form} />
      </div>
      <div className={classes.pair}>
        {day('ingreso')}
        {day('vence')}
      </div>
      {line('jornada')}
      {line('lugar')}
      <Benefits
        id={offerFieldId('otra')}
        chosen={values.prestaciones}
        typed={values.otra}
        error={errorOf('otra')}
        onChange={change}
      />
      <Button type="submit" size="lg" fullWidth leftSection={<IconEye size={22} aria-hidden />}>
        {words.look}
      </Button>
    </form>
  )
}

function Authorized({ offer: { sueldoVacante }, form }: Pick<Props, 'offer' | 'form'>) {
  const words = useTexts(texts).form
  if (sueldoVacante === null) return <p className="t-quiet">{words.notAuthorized}</p>
  const authorized = pesosToCentavos(sueldoVacante)
  const above = aboveAuthorized(readSalary(form.values.sueldo), sueldoVacante)
  return (
    <>
      <p className="t-wrap t-between t-level t-gap-0-3">
        <span className="t-quiet">{words.authorized(formatMoney(authorized))}</span>
        {form.values.sueldo.trim() === '' && (
          <TextLink underline onClick={() => form.change({ sueldo: toDecimal(authorized) })}>
            {words.use(formatMoney(authorized))}
          </TextLink>
        )}
      </p>
      {above > 0 && (
        <Banner
          tone="warn"
          live="status"
          icon={<IconAlertTriangle size={24} />}
          title={words.above(formatMoney(above))}
        >
          {words.aboveText}
        </Banner>
      )}
    </>
  )
}
