import { IconDeviceMobileCheck, IconPrinter, IconQrcode } from '@tabler/icons-react'
import type { Ref } from 'react'
import { formatDate, timeOrDay, companyDate, companyTime, weekday } from '#domain/time/dates.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'
import { Button } from '#ui/actions/button.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { isPerson } from './entries.ts'
import { texts } from './texts.es.ts'
import type { Gate } from './use-gate.ts'
import classes from './gate.module.css'

interface Props {
  gate: Gate
  search: string
  onSearch: (text: string) => void
  searchRef: Ref<HTMLDivElement>
  onCode: () => void
  onEvacuation: () => void
}

export function Summary({ gate, search, onSearch, searchRef, onCode, onEvacuation }: Props) {
  const words = useTexts(texts)
  const { answer, now, waiting, ownWaiting } = gate
  const today = companyDate(now)
  const inside = gate.items?.filter((item) => item.place === 'inside' && isPerson(item)).length ?? 0
  const chip = waiting > 0 && <SendingState live={false} state="queued" what={words.marks(waiting)} />
  return (
    <>
      <div className={classes.when}>
        <p className="t-quiet">
          {words.weekdays[weekday(today)]} {formatDate(today)}, {companyTime(now)}
        </p>
        <output>
          {ownWaiting > 0 ? (
            <a href={`#${paths.waiting}`} className={classes.waiting}>
              {chip}
            </a>
          ) : (
            chip
          )}
        </output>
      </div>
      <div className={classes.summary}>
        <section className={classes.inside} aria-label={words.inside}>
          <h2 className="t-lead t-heavy">{words.inside}</h2>
          <p className={classes.disc}>
            <strong className={classes.count}>{inside}</strong>
            <span className="t-lead">{words.visitors(inside)}</span>
          </p>
        </section>
        <div className={classes.ways}>
          <div ref={searchRef}>
            <SearchField
              label={words.search}
              placeholder={words.search}
              clearLabel={words.clear}
              maxLength={60}
              value={search}
              onChange={onSearch}
            />
          </div>
          <div className={classes.buttons}>
            <Button
              variant="outline"
              size="lg"
              leftSection={<IconQrcode size={24} aria-hidden />}
              onClick={onCode}
            >
              {words.readCode}
            </Button>
            <Button
              variant="outline"
              size="lg"
              leftSection={<IconPrinter size={24} aria-hidden />}
              onClick={onEvacuation}
            >
              {words.evacuation}
            </Button>
          </div>
          {answer.at !== null && (
            <p className={classes.kept}>
              <IconDeviceMobileCheck size={22} aria-hidden />
              {words.kept(timeOrDay(answer.at, now))}
            </p>
          )}
        </div>
      </div>
    </>
  )
}
