import { IconPlus, IconX } from '@tabler/icons-react'
import { BENEFITS } from '#domain/candidates/stages.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { FieldGroup } from '#ui/fields/field-group.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { texts } from '../texts.es.ts'
import { type OfferValues, withBenefit } from './offer-values.ts'
import classes from './offers.module.css'

interface Props {
  id: string
  chosen: readonly string[]
  typed: string
  error: string | null
  onChange: (part: Partial<OfferValues>) => void
}

export function Benefits({ id, chosen, typed, error, onChange }: Props) {
  const words = useTexts(texts).form
  const isFull = chosen.length >= BENEFITS
  const left = words.usual.filter((benefit) => !chosen.includes(benefit))
  const focus = () => moveFocus(document.getElementById(id))
  const add = () => {
    onChange({ prestaciones: withBenefit(chosen, typed), otra: '' })
    focus()
  }
  return (
    <FieldGroup label={words.prestaciones}>
      {() => (
        <div className="t-stack t-gap-3">
          {chosen.length === 0 ? (
            <p className="t-quiet">{words.noBenefits}</p>
          ) : (
            // Safari drops the list role when CSS removes the bullets.
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles
            <ul role="list" className={classes.chips} aria-label={words.added} lang="es-MX">
              {chosen.map((benefit) => (
                <li key={benefit}>
                  <button
                    type="button"
                    className={classes.chip}
                    data-chosen
                    aria-label={words.remove(benefit)}
                    onClick={() => {
                      onChange({ prestaciones: chosen.filter((each) => each !== benefit) })
                      focus()
                    }}
                  >
                    <span className="t-break">{benefit}</span>
                    <IconX size={20} aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {isFull ? (
            <p className="t-quiet" role="status">
              {words.full(BENEFITS)}
            </p>
          ) : (
            <>
              <ul className={classes.chips} lang="es-MX">
                {left.map((benefit) => (
                  <li key={benefit}>
                    <button
                      type="button"
                      className={classes.chip}
                      aria-label={words.addOne(benefit)}
                      onClick={() => onChange({ prestaciones: withBenefit(chosen, benefit) })}
                    >
                      <IconPlus size={20} aria-hidden />
                      {benefit}
                    </button>
                  </li>
                ))}
              </ul>
              <div className={classes.other}>
                <TextField
                  id={id}
                  label={words.benefit}
                  error={error}
                  autoComplete="off"
                  value={typed}
                  onChange={(event) => onChange({ otra: event.currentTarget.value })}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || typed.trim() === '') return
                    event.preventDefault()
                    add()
                  }}
                />
                <Button
                  variant="outline"
                  resting={typed.trim() === ''}
                  onClick={() => typed.trim() !== '' && add()}
                >
                  {words.add}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </FieldGroup>
  )
}
