import { IconFileInvoice, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { serverNow } from '#core/transport/server-clock.ts'
import { isWeekly, type PayslipPeriod, payslipKey } from '#domain/payslips/payslip.ts'
import { paidYears, periodsOfYear, unlistedPeriods } from '#domain/payslips/year-sums.ts'
import { companyDate } from '#domain/time/dates.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { ListState } from '../list/list-state.tsx'
import type { PayslipRow } from '../rows/payslip-rows.ts'
import { type PayslipList, usePayslips } from '../rows/use-payslips.ts'
import { texts as listTexts } from '../texts.es.ts'
import { yearFileName } from './file-names.ts'
import { Lacking, MakeButton, PaperDialog } from './paper-parts.tsx'
import { useOnDevice, usePaper } from './use-paper.ts'
import { texts } from './texts.es.ts'
import classes from './papers.module.css'

export function YearScreen() {
  const list = usePayslips()
  useWholeList(list)
  const periods = useMemo(() => (list.rows ?? []).map(({ period }) => period), [list.rows])
  const years = useMemo(() => paidYears(periods), [periods])
  return (
    <div className={classes.screen}>
      <ListState list={list} />
      {years.length > 0 && <Year years={years} periods={periods} list={list} />}
    </div>
  )
}

/** Fetches the history once, because the current list has only the latest periods. */
function useWholeList({ rows, isLoading, history }: PayslipList): void {
  const { canLoad, isLoading: isFetching, failure, load } = history
  const isDue = rows !== null && !isLoading && canLoad && !isFetching && failure === null
  useEffect(() => {
    if (isDue) void load()
  }, [isDue, load])
}

interface Props {
  years: readonly number[]
  periods: readonly PayslipPeriod[]
  list: PayslipList
}

function Year({ years, periods, list }: Props) {
  const words = useTexts(texts)
  const { user } = useProfile()
  const weekly = isWeekly(user.GrupoPago)
  const isKiosk = useIsKiosk()
  const { state, make, reset } = usePaper()
  const [asked, setAsked] = useState<number | null>(null)
  const year = asked ?? years[0] ?? 0
  const { stamped, unstamped } = useMemo(() => periodsOfYear(periods, year), [periods, year])
  const unlisted = useMemo(() => unlistedPeriods(periods, year, weekly), [periods, year, weekly])
  const onDevice = useOnDevice(stamped, state.phase)
  const nameOf = useNames(list.rows ?? [], weekly)
  const isListOpen = list.lacksUpTo !== null && year <= list.lacksUpTo
  const absent = onDevice ? stamped.filter((period) => !onDevice.has(payslipKey(period))) : []
  const add = () =>
    void make(stamped, ({ receipts, missing }) => {
      if (receipts.length === 0) return null
      const today = companyDate(serverNow())
      return {
        order: {
          kind: 'year',
          paper: { year, receipts, missing, unlisted, unstamped, isListOpen, weekly, today },
        },
        fileName: yearFileName(user.Folio, year),
      }
    })
  return (
    <>
      <p>{words.year.text}</p>
      <SelectField
        label={words.year.label}
        value={String(year)}
        options={years.map((each) => ({ value: String(each), label: String(each) }))}
        onChange={(event) => {
          reset()
          setAsked(Number(event.currentTarget.value))
        }}
      />
      {stamped.length === 0 ? (
        <p className="t-quiet">{words.year.none}</p>
      ) : (
        <MakeButton state={state} icon={<IconFileInvoice size={22} aria-hidden />} onMake={add}>
          {words.year.make}
        </MakeButton>
      )}
      {state.phase === 'lacking' && (
        <Lacking
          names={state.collected.missing.map(nameOf.period).join(', ')}
          isOffline={state.collected.isOffline}
          onAgain={add}
        />
      )}
      {stamped.length > 0 && (
        <p className="t-strong">
          {isKiosk || !onDevice
            ? words.year.countShared(stamped.length)
            : words.year.count(stamped.length, stamped.length - absent.length)}
        </p>
      )}
      <Gaps
        notes={[
          unlisted.length > 0 && words.year.unlisted(unlisted.map(nameOf.number).join(', ')),
          unstamped.length > 0 && words.year.unstamped(unstamped.map(nameOf.period).join(', ')),
          isListOpen && words.year.maybeMore,
        ]}
      />
      {state.phase !== 'lacking' && !isKiosk && absent.length > 0 && (
        <Absent names={absent.map(nameOf.period).join(', ')} />
      )}
      {state.phase === 'ready' && <PaperDialog made={state} title={words.year.title} onClose={reset} />}
    </>
  )
}

/** Returns names as in the list: `period` for listed payslips, `number` for payslips that the list lacks. */
function useNames(rows: readonly PayslipRow[], weekly: boolean) {
  const words = useTexts(listTexts)
  return useMemo(() => {
    const titles = new Map(rows.map(({ key, title }) => [key, title]))
    return {
      period: (period: PayslipPeriod) => titles.get(payslipKey(period)) ?? String(period.period),
      number: ({ number, year }: { number: number; year: number }) =>
        `${(weekly ? words.week : words.fortnight)(number)} (${year})`,
    }
  }, [rows, words, weekly])
}

function Gaps({ notes }: { notes: readonly (string | false)[] }) {
  const { year } = useTexts(texts)
  const shown = notes.filter((note) => note !== false)
  if (shown.length === 0) return null
  return (
    <ul className="t-list t-stack t-gap-2">
      {[...shown, year.lacks].map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

function Absent({ names }: { names: string }) {
  const words = useTexts(texts)
  const isOnline = useOnline()
  if (isOnline) return null
  return (
    <Banner tone="warn" icon={<IconInfoCircle size={24} />}>
      {words.offline(names)}
    </Banner>
  )
}
