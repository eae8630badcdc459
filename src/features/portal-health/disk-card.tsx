import { IconAlertTriangle, IconCircleCheck, IconDatabaseExport } from '@tabler/icons-react'
import type { DiskFigures } from '#contract/portal-health/portal-health.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { LOW_DISK_FACTOR, OLDEST_BACKUP_MS } from '#domain/portal-health/upkeep-limits.ts'
import { formatInstant } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { classNames } from '#ui/theme/class-names.ts'
import { texts } from './texts.es.ts'
import { sizeOf } from './words.ts'
import classes from './health.module.css'

interface Room {
  free: number
  floor: number
  size: number
}

type Part = DiskFigures['partes'][number]['que'] | 'otros'

export function DiskCard({ disk }: { disk: DiskFigures }) {
  const { disk: words } = useTexts(texts)
  const { libre, piso, tamano } = disk
  const room =
    libre === null || piso === null || tamano === null ? null : { free: libre, floor: piso, size: tamano }
  return (
    <section className="t-card t-pad-3-4 t-stack t-gap-3 t-shrink" aria-labelledby="disco">
      <h2 id="disco" className="t-heavy t-lead">
        {words.title}
      </h2>
      {room === null ? (
        <p className="t-quiet">{words.elsewhere}</p>
      ) : (
        <Head room={room} tone={fullness(disk) ?? 'ok'} />
      )}
      {room !== null && <Bar room={room} parts={disk.partes} />}
      <Legend parts={disk.partes} room={room} />
      {room !== null && <p className="t-quiet t-small">{words.floor(sizeOf(room.floor))}</p>}
      <Backup disk={disk} />
    </section>
  )
}

/** Returns null when all data are on other machines. */
export function fullness({ libre, piso }: DiskFigures): 'ok' | 'warn' | 'error' | null {
  if (libre === null || piso === null) return null
  return libre < piso ? 'error' : libre < LOW_DISK_FACTOR * piso ? 'warn' : 'ok'
}

function Head({ room: { free, size }, tone }: { room: Room; tone: 'ok' | 'warn' | 'error' }) {
  const { disk: words } = useTexts(texts)
  return (
    <p className="t-row t-wrap t-gap-2">
      <span className="t-h3 t-heavy">{words.free(sizeOf(free))}</span>
      <span className="t-quiet">{words.of(sizeOf(size))}</span>
      <StateChip
        tone={tone}
        icon={tone === 'ok' ? <IconCircleCheck size={18} /> : <IconAlertTriangle size={18} />}
      >
        {words.states[tone]}
      </StateChip>
    </p>
  )
}

/** Shown above everything else, because a full disk stops the portal. */
export function DiskBanner({ disk }: { disk: DiskFigures }) {
  const { disk: words } = useTexts(texts)
  const tone = fullness(disk)
  if (tone === null || tone === 'ok') return null
  return (
    <Banner tone={tone} icon={<IconAlertTriangle size={24} />} title={words.low[tone]}>
      {words.todo[tone]}
    </Banner>
  )
}

function othersOf(parts: DiskFigures['partes'], { free, size }: Room): number {
  const own = parts.reduce((sum, { bytes, enDisco }) => sum + (enDisco ? bytes : 0), 0)
  return Math.max(0, size - free - own)
}

function Bar({ room, parts }: { room: Room; parts: DiskFigures['partes'] }) {
  const { disk: words } = useTexts(texts)
  const { free, floor, size } = room
  const filled: { que: Part; bytes: number }[] = [
    ...parts.filter(({ enDisco }) => enDisco),
    { que: 'otros', bytes: othersOf(parts, room) },
  ]
  const share = (bytes: number) => (size === 0 ? 0 : (bytes / size) * 100)
  const starts = filled.map((_, at) => filled.slice(0, at).reduce((sum, { bytes }) => sum + share(bytes), 0))
  return (
    <svg
      className={classes.disk}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      role="img"
      aria-label={words.picture(sizeOf(free), sizeOf(size), sizeOf(floor))}
    >
      {filled.map(({ que, bytes }, at) => (
        <rect key={que} className={classes[que]} x={starts[at]} width={share(bytes)} height={10} />
      ))}
      <line className={classes.limit} x1={100 - share(floor)} x2={100 - share(floor)} y1={0} y2={10} />
    </svg>
  )
}

function Legend({ parts, room }: { parts: DiskFigures['partes']; room: Room | null }) {
  const { disk: words } = useTexts(texts)
  const rows: { que: Part; bytes: number; isElsewhere: boolean }[] = [
    ...parts.map(({ que, bytes, enDisco }) => ({ que, bytes, isElsewhere: room !== null && !enDisco })),
    ...(room === null ? [] : [{ que: 'otros' as const, bytes: othersOf(parts, room), isElsewhere: false }]),
  ]
  return (
    <dl className={classes.parts}>
      {rows.map(({ que, bytes, isElsewhere }) => (
        <div key={que} className="t-row t-between t-gap-2">
          <dt className="t-row t-gap-2 t-shrink">
            {room !== null && !isElsewhere && (
              <span className={classNames(classes.key, classes[que])} aria-hidden="true" />
            )}
            <span>
              <span>{words.parts[que]}</span>
              {isElsewhere && <span className="t-quiet t-small"> · {words.other}</span>}
            </span>
          </dt>
          <dd className="t-strong t-firm t-flush">{sizeOf(bytes)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Backup({ disk: { respaldos, respaldo, respaldosAparte } }: { disk: DiskFigures }) {
  const { disk: words } = useTexts(texts)
  const at = respaldo === '' ? null : Date.parse(respaldo)
  const isOld = respaldos === 'hecho' && at !== null && serverNow() - at > OLDEST_BACKUP_MS
  const isWrong = isOld || respaldos === 'falta' || respaldos === 'fallo'
  return (
    <p className={classes.backup}>
      <span className={classNames('t-slot', isWrong && 't-error')} aria-hidden="true">
        {isWrong ? <IconAlertTriangle size={22} /> : <IconDatabaseExport size={22} />}
      </span>
      <span className="t-shrink">
        {respaldosAparte ? words.backupsElsewhere : words.backups[respaldos]}
        <span>{at !== null && ` ${words.newest(formatInstant(at), hoursSince(at))}`}</span>
      </span>
    </p>
  )
}

function hoursSince(at: number): number {
  return Math.max(0, Math.floor((serverNow() - at) / (60 * 60 * 1000)))
}
