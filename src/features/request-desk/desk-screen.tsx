import { IconInfoCircle, IconListCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { type RequestKind, readDeskSummary } from '#contract/requests/request-desk.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { navigate, useHashSearch } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useCloseItem } from '#hooks/navigation/use-close-item.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { moveFocus } from '#ui/actions/focus.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { classNames } from '#ui/theme/class-names.ts'
import { Segments } from '#ui/choices/segments.tsx'
import beside from '#ui/lists/list-half.module.css'
import { ListHalf } from '#ui/lists/list-half.tsx'
import { useRoom } from '#ui/theme/use-room.ts'
import { useAnswerDrafts } from './answer-drafts.ts'
import { keyOf, kindOf, idOf } from './kinds.ts'
import { Overview } from './overview.tsx'
import { Reasons } from './reasons.tsx'
import { LIST_HEADING, RequestList } from './request-list.tsx'
import { RequestPane } from './request-pane.tsx'
import { Summary } from './summary.tsx'
import { texts } from './texts.es.ts'
import { nextRequest, useRequests } from './use-requests.ts'
import classes from './desk.module.css'

/** Minimum content width in px that shows list and request side by side. */
const BESIDE = 640

export function DeskScreen({ params }: ScreenProps) {
  const words = useTexts(texts)
  const open = keyOf(params)
  const search = useHashSearch()
  const named = open?.kind ?? kindOf(search)
  const [last, setLast] = useState<RequestKind>(named ?? 'aclaracion')
  if (named && named !== last) setLast(named)
  const kind = named ?? last
  const requests = useRequests(kind)
  const summary = useOperation(readDeskSummary, { tipo: kind }, { isKept: false })
  const draftOf = useAnswerDrafts()
  const { measure, isMeasured, hasTable: isBeside } = useRoom(BESIDE)
  const close = useCloseItem(open && idOf(open), paths.requestDesk, focusRow)
  const choose = (next: RequestKind) => {
    setLast(next)
    requests.setFilter({ reason: '' })
    if (named) navigate(paths.requestDesk, { replace: true })
  }
  const rows = requests.rows ?? []
  const reasons = summary.data?.motivos ?? []
  const isInPlace = isMeasured && !isBeside && open !== null
  return (
    <div ref={measure} className="t-gap-4 t-shrink t-stack">
      {isMeasured && !isBeside && (
        <div className={classes.top} hidden={isInPlace}>
          <Kinds kind={kind} onChoose={choose} />
          <Summary answer={summary} isWide={false}>
            <Reasons reasons={reasons} requests={requests} />
          </Summary>
        </div>
      )}
      <div className={isBeside ? classes.split : 't-gap-4 t-shrink t-stack'}>
        <ListHalf
          isBeside={isMeasured && isBeside}
          hidden={isInPlace}
          shows={open ? `${idOf(open)} ${requests.rows !== null}` : ''}
        >
          {isBeside && <Kinds kind={kind} onChoose={choose} />}
          <RequestList
            kind={kind}
            requests={requests}
            reasons={reasons}
            openId={open?.id ?? null}
            draftOf={draftOf}
          />
        </ListHalf>
        {isMeasured && open !== null && (
          <div className={classNames(classes.pane, isBeside && classNames(beside.half, classes.sticky))}>
            <RequestPane
              key={idOf(open)}
              request={open}
              listed={rows.find(({ id }) => id === open.id) ?? null}
              next={nextRequest(rows, open.id)}
              draft={draftOf(idOf(open))}
              onClose={isBeside ? close : null}
            />
          </div>
        )}
        {isBeside && open === null && (
          <div className={beside.list}>
            <Overview kind={kind} answer={summary} reasons={reasons} requests={requests} />
          </div>
        )}
      </div>
      {/* Shown to every role of the desk. The server refuses both lists to a role limited to some employees. */}
      {isMeasured && open === null && (
        <>
          <TextLink icon={<IconInfoCircle size={20} />} href={`#${paths.lineSentences}`}>
            {words.toSentences}
          </TextLink>
          <TextLink icon={<IconListCheck size={20} />} href={`#${paths.checkRules}`}>
            {words.toRules}
          </TextLink>
        </>
      )}
    </div>
  )
}

function focusRow(name: string): void {
  const [kind, id] = name.split('-')
  const path = paths.requestDeskOf(kind === 'inconformidad' ? kind : 'aclaracion', Number(id))
  const row = document.querySelector<HTMLElement>(`a[href="#${path}"]`)
  const target = row ?? document.getElementById(LIST_HEADING)
  moveFocus(target)
}

function Kinds({ kind, onChoose }: { kind: RequestKind; onChoose: (kind: RequestKind) => void }) {
  const words = useTexts(texts)
  const counts = {
    aclaracion: useOperation(readDeskSummary, { tipo: 'aclaracion' }, { isKept: false }).data?.abiertas,
    inconformidad: useOperation(readDeskSummary, { tipo: 'inconformidad' }, { isKept: false }).data?.abiertas,
  }
  const option = (value: RequestKind) => ({
    value,
    label: (
      <span className={classes.kind}>
        <span>{words.kinds[value]}</span>{' '}
        {counts[value] !== undefined && (
          <span className={classes.waiting} data-chosen={value === kind || undefined}>
            {counts[value]}
            <span className="t-hidden"> {words.open(counts[value]).replace(/^\d+ /, '')}</span>
          </span>
        )}
      </span>
    ),
  })
  return (
    <Segments
      label={words.kinds.label}
      value={kind}
      options={[option('aclaracion'), option('inconformidad')]}
      onChange={onChoose}
    />
  )
}
