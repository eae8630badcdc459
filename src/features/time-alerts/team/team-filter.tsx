import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { formatDateRange } from '#domain/time/dates.ts'
import type { FacilityKind } from '#domain/time/time-alerts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Segments } from '#ui/choices/segments.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { FacilityIcon } from '../alerts/facility.tsx'
import { texts } from '../texts.es.ts'
import { ranges, type TeamView } from './use-team-view.ts'
import classes from './team-filter.module.css'

const LONGEST = 60

/** Keeps a number beside its word. */
const inOneLine = (text: string) => text.replaceAll(' ', '\u00a0')

export function TeamFilter({ view }: { view: TeamView }) {
  const words = useTexts(texts)
  const { counts } = view
  const option = (value: FacilityKind) => ({
    value,
    label: inOneLine(words.team.count(words.kinds[value], counts[value])),
    icon: (
      <span className={classes.icon}>
        <FacilityIcon kind={value} />
      </span>
    ),
  })
  return (
    <div className="t-frame">
      <div className={classes.filter}>
        <Segments
          label={words.team.kind}
          value={view.kind}
          onChange={view.setKind}
          options={[
            { value: 'all', label: words.team.count(words.team.all, counts.all) },
            option('restroom'),
            option('canteen'),
          ]}
        />
        <Days view={view} />
        <Search view={view} />
        <Segments
          label={words.team.range}
          value={view.range}
          onChange={view.setRange}
          options={ranges.map((value) => ({ value, label: words.team.ranges[value] }))}
        />
      </div>
    </div>
  )
}

function Days({ view: { days, goEarlier, goLater } }: { view: TeamView }) {
  const words = useTexts(texts).team
  return (
    <div className={classes.days}>
      {/* aria-disabled instead of disabled keeps the focus on the button at the end of the range. */}
      <button
        type="button"
        className={classes.step}
        aria-label={words.earlier}
        aria-disabled={goEarlier === null}
        onClick={() => goEarlier?.()}
      >
        <IconChevronLeft size={24} aria-hidden />
      </button>
      <output className="t-strong t-words-centred">
        {formatDateRange(days[0] ?? '', days.at(-1) ?? '', words.to)}
      </output>
      <button
        type="button"
        className={classes.step}
        aria-label={words.later}
        aria-disabled={goLater === null}
        onClick={() => goLater?.()}
      >
        <IconChevronRight size={24} aria-hidden />
      </button>
    </div>
  )
}

function Search({ view: { search, setSearch } }: { view: TeamView }) {
  const words = useTexts(texts).team
  return (
    <search>
      <SearchField
        label={words.search}
        placeholder={words.searchShort}
        clearLabel={words.clear}
        maxLength={LONGEST}
        value={search}
        onChange={setSearch}
      />
    </search>
  )
}
