import { IconFileSpreadsheet } from '@tabler/icons-react'
import { readEventDays } from '#contract/identity/security-record.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useCloseItem } from '#hooks/navigation/use-close-item.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { classNames } from '#ui/theme/class-names.ts'
import { useRoom } from '#ui/theme/use-room.ts'
import { DaysPicture } from './days-picture.tsx'
import { EventList, LIST_HEADING } from './event-list.tsx'
import { EventPane } from './event-pane.tsx'
import { Filters } from './filters.tsx'
import { texts } from './texts.es.ts'
import { type SecurityRecord, useRecord } from './use-record.ts'
import { useRecordExport } from './use-record-export.ts'
import classes from './record.module.css'

/** Minimum content width in px that shows list and event side by side. */
const BESIDE = 640

export function RecordScreen({ params }: ScreenProps) {
  const words = useTexts(texts)
  const record = useRecord()
  const days = useOperation(readEventDays, {}, { isKept: false })
  const { measure, isMeasured, hasTable: isBeside } = useRoom(BESIDE)
  const openId = params.id === undefined ? null : Number(revealKey(params.id) ?? 0)
  const close = useCloseItem(openId === null ? null : String(openId), paths.record, focusRow)
  const today = companyDate(serverNow())
  const isInPlace = isMeasured && !isBeside && openId !== null
  const picture = <DaysPicture answer={days} onDay={(day) => record.setFilter({ from: day, until: day })} />
  return (
    <div ref={measure} className="t-gap-4 t-shrink t-stack">
      <div className={classes.top} hidden={isInPlace}>
        {isMeasured && <Filters record={record} isWide={isBeside} />}
      </div>
      <div className={isBeside ? classes.split : 't-gap-4 t-shrink t-stack'}>
        <div className={classes.list} hidden={isInPlace}>
          {isMeasured && !isBeside && picture}
          <Export record={record} />
          <EventList record={record} openId={openId} today={today} />
        </div>
        {isMeasured && openId !== null && (
          <div className={classNames('t-card t-shrink', isBeside && classes.sticky)}>
            <EventPane
              key={openId}
              event={record.rows?.find(({ id }) => id === openId) ?? null}
              record={record}
              onClose={isBeside ? close : null}
            />
          </div>
        )}
        {isBeside && openId === null && (
          <div className={classNames('t-stack t-gap-3 t-shrink', classes.sticky)}>
            {picture}
            {record.rows !== null && <p className="t-pad-3-4 t-quiet t-words-centred">{words.pane.choose}</p>}
          </div>
        )}
      </div>
    </div>
  )
}

function focusRow(id: string): void {
  const row = document.querySelector<HTMLElement>(`a[href="#${paths.recordOf(Number(id))}"]`)
  const target = row ?? document.getElementById(LIST_HEADING)
  moveFocus(target)
}

function Export({ record }: { record: SecurityRecord }) {
  const words = useTexts(texts).export
  const { isBusy, run } = useRecordExport()
  if (record.rows === null || record.rows.length === 0) return null
  return (
    <div className="t-wrap">
      <Button
        variant="outline"
        leftSection={<IconFileSpreadsheet size={22} aria-hidden />}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void run(record.search)
        }}
      >
        {isBusy ? words.busy : words.button}
      </Button>
    </div>
  )
}
