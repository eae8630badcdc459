import { IconClockHour4, IconFileSpreadsheet, IconReceipt } from '@tabler/icons-react'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { staleDataReason } from '#hooks/operations/failure-text.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { StaleData } from '#ui/feedback/load-failure.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { useRoom } from '#ui/theme/use-room.ts'
import { CutRows } from './cut-rows.tsx'
import { CutSums } from './cut-sums.tsx'
import { texts } from './texts.es.ts'
import { type Cut, useCut } from './use-cut.ts'
import { useCutExport } from './use-cut-export.ts'
import classes from './cut.module.css'

/** Minimum width in px of all columns. */
const TABLE = 820

export function CutScreen() {
  const words = useTexts(texts)
  const cut = useCut()
  const { measure, isMeasured, hasTable } = useRoom(TABLE)
  const { data, failure } = cut
  const old = staleDataReason(failure, words.failure, words.old)
  return (
    <div ref={measure} className="t-stack t-gap-4 t-shrink">
      <Choices cut={cut} />
      {data === null ? (
        <MissingData rows={6} {...toMissingDataProps(cut, words)} loading={words.loading} />
      ) : (
        <>
          {old && <StaleData {...old} againWord={words.again} onRetry={cut.refresh} />}
          {data.porDecidir > 0 && (
            <Banner tone="warn" icon={<IconClockHour4 size={24} />} title={words.undecided(data.porDecidir)}>
              {words.undecidedText}
            </Banner>
          )}
          {data.total === 0 ? (
            <EmptyState
              drawing={<IconReceipt size={64} aria-hidden />}
              title={words.empty}
              text={data.nomina === null ? words.noCalendar : words.emptyText}
            />
          ) : (
            <>
              <CutSums sums={data.sumas} />
              {isMeasured && <CutRows rows={data.data} isTable={hasTable} total={data.total} />}
              <Pager page={cut.page} pages={cut.pages} onPage={cut.turnTo} words={words} />
            </>
          )}
        </>
      )}
    </div>
  )
}

function Choices({ cut }: { cut: Cut }) {
  const words = useTexts(texts)
  const { isBusy, run } = useCutExport()
  const { groups, chosen, data } = cut
  const { grupo, fecha } = chosen
  const days = groups.find((group) => group.grupo === grupo)?.fechas ?? []
  const today = companyDate(serverNow())
  if (groups.length === 0 || grupo === undefined || fecha === undefined) return null
  return (
    <section className={classes.choices} aria-label={words.choices}>
      <SelectField
        className={classes.choice}
        label={words.group}
        value={String(grupo)}
        options={groups.map((group) => ({ value: String(group.grupo), label: group.nombre }))}
        onChange={(event) => {
          const next = groups.find((group) => String(group.grupo) === event.currentTarget.value)
          const day = next?.fechas.find((each) => each >= today) ?? next?.fechas.at(-1)
          if (next && day !== undefined) cut.choose({ grupo: next.grupo, fecha: day })
        }}
      />
      <SelectField
        className={classes.choice}
        label={words.payday}
        value={fecha}
        options={days.map((day) => ({ value: day, label: formatDate(day) }))}
        onChange={(event) => cut.choose({ grupo, fecha: event.currentTarget.value })}
      />
      <div className={classes.closing}>
        {data?.nomina && (
          <p className="t-quiet">
            {(data.nomina.cierre < today ? words.closed : words.closes)(formatDate(data.nomina.cierre))}
          </p>
        )}
        <Button
          leftSection={<IconFileSpreadsheet size={22} aria-hidden />}
          aria-disabled={isBusy || data === null || data.total === 0}
          onClick={() => {
            if (!isBusy && data !== null && data.total > 0) void run(grupo, fecha)
          }}
        >
          {isBusy ? words.export.busy : words.export.button}
        </Button>
      </div>
    </section>
  )
}
