import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { formatDate } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { inPesos } from './money.ts'
import type { Details } from './details.ts'
import { type DeskReason, texts } from './texts.es.ts'
import classes from './desk.module.css'

export function Conditions({ details: { solicitud, condiciones, cuenta, maximo } }: { details: Details }) {
  const words = useTexts(texts)
  const met = condiciones.filter(({ cumple }) => cumple).length
  const isTooMuch = met === condiciones.length && solicitud.monto > maximo
  const since = cuenta.desde === '' ? '' : formatDate(cuenta.desde)
  return (
    <section className="t-stack t-gap-2" aria-labelledby="condiciones-caja">
      <h3 id="condiciones-caja" className="t-heavy t-lead t-snug">
        {words.pane.met(met, condiciones.length)}
      </h3>
      <ul className={classes.conditions}>
        {condiciones.map(({ condicion, cumple, falta }) => {
          const says = words.conditions
          const name = Object.hasOwn(says.met, condicion) ? (condicion as DeskReason) : null
          const text =
            name === null
              ? says.other
              : cumple
                ? says.met[name](since, cuenta.meses)
                : says.unmet[name](falta, inPesos(falta))
          return (
            <li key={condicion} data-met={cumple}>
              <span className={classes.mark} aria-hidden="true">
                {cumple ? <IconCheck size={18} stroke={3} /> : <IconX size={18} stroke={3} />}
              </span>
              <span>
                <span className="t-hidden">{cumple ? words.conditions.yes : words.conditions.no} </span>
                {text}
              </span>
            </li>
          )
        })}
      </ul>
      {isTooMuch && (
        <Banner
          tone="warn"
          icon={<IconAlertTriangle size={24} />}
          title={words.pane.tooMuch(inPesos(maximo))}
        />
      )}
    </section>
  )
}
