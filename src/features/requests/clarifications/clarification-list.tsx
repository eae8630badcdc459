import { IconAlertTriangle, IconStar } from '@tabler/icons-react'
import { useState } from 'react'
import { CLARIFICATIONS_PER_PAGE } from '#domain/requests/clarifications.ts'
import { formatInstant } from '#domain/time/dates.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { ClarificationIcon } from '#models/screens/screen-icons.tsx'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { DrawingWork } from '#ui/drawings/drawing-work.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { hasNoRows } from '#ui/lists/has-no-rows.ts'
import { Pager } from '#ui/lists/pager.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { ClarificationCards } from './clarification-cards.tsx'
import type { TypedClarification } from './clarification-form-values.ts'
import { type ClarificationRow, findRows } from './clarification-rows.ts'
import { ClarificationSearch } from './clarification-search.tsx'
import { clarificationTexts } from './clarification-texts.es.ts'
import { ClarificationWaiting } from './clarification-waiting.tsx'
import classes from './clarifications.module.css'
import type { Clarifications } from './use-clarifications.ts'

interface Props {
  clarifications: Clarifications
  /** True after the person tried to leave while a rating is due. */
  isAsked: boolean
  onAsk: () => void
  onCorrect: (row: WaitingRequest<TypedClarification>) => void
  onRate: (row: ClarificationRow) => void
}

export function ClarificationList({ clarifications, isAsked, onAsk, onCorrect, onRate }: Props) {
  const words = useTexts(clarificationTexts)
  const { rows, waiting, toRate, isLoading, refresh } = clarifications
  const [first] = toRate
  if (isLoading && waiting.length === 0) {
    return (
      <SkeletonRows
        label={words.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={() => void refresh()}
      />
    )
  }
  const isEmpty = hasNoRows(rows, waiting)
  const ask = (
    <Button
      className={classes.ask}
      variant={first ? 'outline' : 'filled'}
      leftSection={<ClarificationIcon size={22} aria-hidden />}
      onClick={onAsk}
    >
      {words.request}
    </Button>
  )
  return (
    <div className={classes.page}>
      {first && <Stay row={first} isAsked={isAsked} onRate={onRate} />}
      <Age clarifications={clarifications} />
      {!isEmpty && ask}
      <ClarificationWaiting rows={waiting} onCorrect={onCorrect} />
      {rows === null && !isLoading && <NotHere clarifications={clarifications} />}
      {isEmpty && (
        <EmptyState
          drawing={<ClarificationIcon size={64} aria-hidden />}
          title={words.none}
          text={words.noneText}
          action={ask}
        />
      )}
      {rows !== null && rows.length > 0 && <Found rows={rows} onRate={onRate} />}
    </div>
  )
}

/** Offers no retry offline, because the list loads automatically when the network returns. */
function NotHere({ clarifications: { failure, refresh } }: Pick<Props, 'clarifications'>) {
  const words = useTexts(clarificationTexts)
  if (failure === null || failure.kind === 'offline') {
    return (
      <div role="alert">
        <EmptyState drawing={<DrawingNoConnection />} title={words.notHere} text={words.notHereText} />
      </div>
    )
  }
  return (
    <EmptyState
      drawing={<DrawingWork />}
      title={words.notHere}
      action={<Button onClick={() => void refresh()}>{words.again}</Button>}
    />
  )
}

/** Asks for a rating while an unrated clarification blocks the portal (CLAR-26). */
function Stay({ row, isAsked, onRate }: { row: ClarificationRow; isAsked: boolean } & Pick<Props, 'onRate'>) {
  const words = useTexts(clarificationTexts)
  return (
    <div className={classes.stay}>
      <Banner
        live="alert"
        tone={isAsked ? 'error' : 'warn'}
        icon={<IconAlertTriangle size={24} />}
        title={words.stay}
      >
        {isAsked && words.stayAsked}
      </Banner>
      <Button data-autofocus leftSection={<IconStar size={22} aria-hidden />} onClick={() => onRate(row)}>
        {words.rateFirst(row.reason)}
      </Button>
    </div>
  )
}

function Age({ clarifications: { rows, at, failure } }: Pick<Props, 'clarifications'>) {
  const words = useTexts(clarificationTexts)
  if (rows === null || at === null || failure === null) return null
  const date = formatInstant(at)
  return (
    <Banner tone="warn" live="alert" icon={<IconAlertTriangle size={24} />}>
      {failure.kind === 'offline' ? words.oldOffline(date) : words.old(date)}
    </Banner>
  )
}

/** Shows the search and its results in pages of ten (CLAR-04 … 06). */
function Found({ rows, onRate }: { rows: readonly ClarificationRow[] } & Pick<Props, 'onRate'>) {
  const words = useTexts(clarificationTexts)
  const [wanted, setWanted] = useState('')
  const [asked, setPage] = useState(1)
  const found = findRows(rows, wanted)
  const pages = Math.max(1, Math.ceil(found.length / CLARIFICATIONS_PER_PAGE))
  const page = Math.min(asked, pages)
  const first = (page - 1) * CLARIFICATIONS_PER_PAGE
  const search = (text: string) => {
    setWanted(text)
    setPage(1)
  }
  return (
    <>
      <ClarificationSearch text={wanted} found={found.length} onText={search} />
      {found.length === 0 ? (
        <div className={classes.none}>
          <p>{words.none}</p>
          <p className={classes.quiet}>{words.noneFound}</p>
          <Button variant="outline" onClick={() => search('')}>
            {words.seeAll}
          </Button>
        </div>
      ) : (
        <ClarificationCards rows={found.slice(first, first + CLARIFICATIONS_PER_PAGE)} onRate={onRate} />
      )}
      <Pager page={page} pages={pages} onPage={setPage} words={words} />
    </>
  )
}
