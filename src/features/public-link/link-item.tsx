import { IconCircleCheck, IconCircleX, IconClock, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { LinkItem as Item } from '#contract/approvals/approval-links.ts'
import { formatDate, formatInstant } from '#domain/time/dates.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { HalfDiscBadge } from '#ui/drawings/half-disc.tsx'
import { type LinkLook, lookOf, type Words } from './kinds.tsx'
import classes from './link-item.module.css'
import { texts } from './texts.es.ts'

export function LinkItem({ item, children }: { item: Item; children?: ReactNode }) {
  const words = useTexts(texts)
  const isKiosk = useIsKiosk()
  const look = lookOf(item, words, !isKiosk)
  const { ifYes, ifNo } = words.kinds[item.clase]
  const isShown = item.accion === 'mostrar'
  return (
    <>
      <div className={classes.asker}>
        <Avatar name={item.solicitante.nombre} size={44} />
        <div className="t-shrink">
          <p>
            <strong>{item.solicitante.nombre}</strong> {isShown ? words.asked : words.asks}
          </p>
          <p className="t-quiet t-small">
            {item.solicitante.puesto} · {formatInstant(Date.parse(item.solicitado))}
          </p>
        </div>
      </div>
      <ItemCard item={item} look={look} words={words} />
      {children}
      {item.semana !== null && <Week item={item} words={words} />}
      <ul className={classes.lines}>
        {!isShown && (
          <>
            <Line icon={<IconCircleCheck className={classes.yes} size={24} />}>{ifYes}</Line>
            <Line icon={<IconCircleX className={classes.no} size={24} />}>{ifNo}</Line>
          </>
        )}
        <Line icon={<IconClock size={24} />} isApart={!isShown}>
          {isShown ? words.endsShown(formatDate(item.vence)) : words.ends(formatDate(item.vence))}
        </Line>
        <Line icon={<IconLock size={24} />}>{words.noPassword}</Line>
      </ul>
    </>
  )
}

function ItemCard({ item, look, words }: { item: Item; look: LinkLook; words: Words }) {
  const { name, under, isThing } = look.about
  return (
    <section className={classes.card} aria-labelledby="link-item">
      <h2 className={classes.strip} id="link-item">
        {words.folio(words.kinds[item.clase].name, item.folio)}
        <span className={classes.slot} aria-hidden="true" />
      </h2>
      <div className={classes.inside}>
        <div className={classes.about}>
          {isThing ? (
            <HalfDiscBadge tone="primary" size={56}>
              <look.Icon size={28} />
            </HalfDiscBadge>
          ) : (
            <Avatar name={name} size={56} />
          )}
          <div className="t-shrink">
            <p className={classes.name}>{name}</p>
            {under !== '' && <p className="t-quiet">{under}</p>}
          </div>
        </div>
        <div className={classes.boxes}>
          {look.boxes.map(([strong, quiet]) => (
            <p key={`${strong} ${quiet}`} className={classes.box}>
              <strong>{strong}</strong>
              <span className="t-quiet">{quiet}</span>
            </p>
          ))}
        </div>
        <dl className={classes.facts}>
          {look.facts.map(([label, value]) => (
            <div key={label} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Week({ item, words }: { item: Item; words: Words }) {
  if (item.semana === null || item.detalle.clase !== 'tiempo_extra') return null
  const { autorizadas, limite } = item.semana
  const total = autorizadas + item.detalle.horas
  const isOver = total > limite
  return (
    <p className={isOver ? classes.over : classes.week}>
      {isOver ? words.weekOver(total, limite) : words.week(autorizadas, limite)}
    </p>
  )
}

function Line({ icon, isApart, children }: { icon: ReactNode; isApart?: boolean; children: ReactNode }) {
  return (
    <li className={classes.line} data-apart={isApart || undefined}>
      <span className="t-slot t-quiet" aria-hidden="true">
        {icon}
      </span>
      {children}
    </li>
  )
}
