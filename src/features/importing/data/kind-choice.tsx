import {
  IconBeach,
  IconCalendarEvent,
  IconCashBanknote,
  IconChevronRight,
  IconCoins,
  IconFileInvoice,
  IconPigMoney,
} from '@tabler/icons-react'
import { listDataImports, type OfferedKind } from '#contract/imports/data-import.ts'
import type { DataKindName } from '#domain/import-file/import-kinds.ts'
import { formatInstant } from '#domain/time/dates.ts'
import { useOnlineOnly } from '#hooks/device/use-online-only.ts'
import { toLoadableDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useRefreshOnOpen } from '#hooks/operations/use-polling.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts as common } from '../screen/texts.es.ts'
import { NewerRows } from '#pieces/lists/newer-rows.tsx'
import { LoadableData } from '#ui/feedback/loadable-data.tsx'
import { texts } from './texts.es.ts'
import classes from './data-import.module.css'

const icons: Record<DataKindName, typeof IconCoins> = {
  kardex: IconCalendarEvent,
  prenominas: IconFileInvoice,
  cuentas: IconPigMoney,
  movimientos: IconCoins,
  prestamos: IconCashBanknote,
  vacaciones: IconBeach,
}

export function KindChoice({ onChoose }: { onChoose: (kind: DataKindName) => void }) {
  const words = useTexts(texts)
  const all = useTexts(common)
  const answer = useOperation(listDataImports, {})
  // A running import may have advanced in the meantime.
  useRefreshOnOpen(answer.refresh)
  return (
    <section className="t-stack t-gap-4 t-shrink">
      <h2 className="t-lead t-heavy">{words.choose.title}</h2>
      <LoadableData
        {...toLoadableDataProps(answer, { ...all, at: words.at, old: words.old })}
        loading={words.choose.loading}
      >
        {({ data, desconocidas }) => (
          <>
            {/* Safari drops the list role when CSS removes the bullets. */}
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
            <ul role="list" className={classes.kinds}>
              {data.map((offered) => (
                <li key={offered.clase}>
                  <Kind offered={offered} onChoose={() => onChoose(offered.clase)} />
                </li>
              ))}
            </ul>
            <NewerRows count={desconocidas} />
          </>
        )}
      </LoadableData>
    </section>
  )
}

function Kind({ offered, onChoose }: { offered: OfferedKind; onChoose: () => void }) {
  const { choose, kinds } = useTexts(texts)
  const { clase, estado, cuando } = offered
  const { resting, onClick } = useOnlineOnly(choose.resting, onChoose)
  const Icon = icons[clase]
  return (
    <button
      type="button"
      className={classes.kind}
      data-resting={resting || undefined}
      aria-disabled={resting || undefined}
      onClick={onClick}
    >
      <span className={classes.picture} aria-hidden="true">
        <Icon size={32} />
      </span>
      <span className="t-stack t-grow t-shrink">
        <span className="t-lead t-heavy">{kinds[clase].title}</span>
        <span>{kinds[clase].text}</span>
        <span className="t-quiet t-small">
          {estado === ''
            ? choose.never
            : choose.last(choose.states[estado], formatInstant(Date.parse(cuando)))}
        </span>
      </span>
      <IconChevronRight size={22} aria-hidden="true" />
    </button>
  )
}
