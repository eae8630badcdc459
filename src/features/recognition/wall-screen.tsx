import { IconEye, IconEyeOff, IconHeart } from '@tabler/icons-react'
import { useState } from 'react'
import {
  applaud,
  hideRecognition,
  listPrinciples,
  type Recognition,
  RECOGNITIONS_PER_PAGE,
  readWall,
} from '#contract/recognition/recognition.ts'
import { formatDate } from '#domain/time/dates.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { RECOGNITION_FORM, REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { recognitionPaths } from '#hooks/navigation/inner-paths.ts'
import { missingDataReason, staleDataReason } from '#hooks/operations/failure-text.ts'
import { type OperationState, useOperation } from '#hooks/operations/use-operation.ts'
import { usePage, usePaged } from '#hooks/operations/use-paged.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { useEnded } from '#hooks/work/use-ended.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { NewerRows } from '#pieces/lists/newer-rows.tsx'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { useWaitsFor } from '#models/requests/waits-for.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'
import { sendingTexts } from '#pieces/sending/sending-texts.es.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { PagedList } from '#ui/lists/paged-list.tsx'
import { PrincipleDrawing } from './principle-drawing.tsx'
import classes from './recognition.module.css'
import { texts } from './texts.es.ts'
import { useChange } from './use-change.ts'
import type { Typed } from './use-giving.ts'
import { WallFigures } from './wall-figures.tsx'

type List = 'muro' | 'recibidos' | 'dados'
const LISTS: readonly List[] = ['muro', 'recibidos', 'dados']

export function WallScreen() {
  const words = useTexts(texts)
  const [lista, setList] = useState<List>('muro')
  const [principio, setPrinciple] = useState('')
  const [departamento, setDepartment] = useState('')
  const wanted = `${lista} ${principio} ${departamento}`
  const [page, turnTo] = usePage(wanted)
  const answer = useOperation(readWall, { lista, pagina: page, principio, departamento })
  const principles = useOperation(listPrinciples, {}, { isShown: false })
  const paged = usePaged(answer, RECOGNITIONS_PER_PAGE, wanted)
  const gift = useWaitingGift(answer)
  const waiting = gift && lista !== 'recibidos' ? [gift] : []
  const any = { value: '', label: words.wall.all }
  return (
    <div className={classes.page}>
      <SelectField
        label={words.wall.lists}
        value={lista}
        options={LISTS.map((value) => ({ value, label: words.wall.list[value] }))}
        onChange={(event) => {
          const next = event.currentTarget.value
          setList(LISTS.find((each) => each === next) ?? 'muro')
          setDepartment('')
        }}
      />
      <div className={classes.filters}>
        <SelectField
          label={words.wall.principle}
          value={principio}
          options={[
            any,
            ...(principles.data?.datosValores ?? []).map(({ titulo }) => ({
              value: titulo,
              label: titulo,
              lang: 'es-MX' as const,
            })),
          ]}
          onChange={(event) => setPrinciple(event.currentTarget.value)}
        />
        <SelectField
          label={words.wall.department}
          value={departamento}
          options={[
            any,
            ...(answer.data?.departamentos ?? []).map(({ id, nombre }) => ({
              value: id,
              label: sentenceCase(nombre),
              lang: 'es-MX' as const,
            })),
          ]}
          onChange={(event) => setDepartment(event.currentTarget.value)}
        />
      </div>

      {waiting.map((each) => (
        <Waiting key={each.state} gift={each} />
      ))}
      {lista === 'muro' && <WallFigures />}
      <PagedList
        list={{ ...paged, page, turnTo }}
        words={{ ...words.wall, title: words.wall.list[lista], slow: words.slow, again: words.again }}
        loadProblem={paged.failure && missingDataReason(paged.failure, words)}
        staleProblem={staleDataReason(paged.failure, words.failure, words.wall.old)}
        below={<NewerRows count={paged.newer} />}
        waiting={waiting}
        none={<EmptyState drawing={<DrawingAllDone />} title={words.wall.none} text={words.wall.noneText} />}
      >
        {(row) => <Row key={row.id} row={row} />}
      </PagedList>
    </div>
  )
}

interface Gift {
  colleague: string
  principle: string
  state: 'queued' | 'synced'
}

/** On a host without a wall, the recognition disappears with the delivery. */
function useWaitingGift(wall: OperationState<unknown>): Gift | null {
  const { state, kept, at } = useDraft<Typed>(RECOGNITION_FORM, REQUEST_STEP)
  useEnded(state, (end) => {
    if (end === 'synced') void wall.refresh()
  })
  const hasWall = wall.data !== null || wall.failure?.kind === 'offline'
  const isDelivered = state === 'synced' && hasWall && (wall.at === null || wall.at <= (at ?? 0))
  if (!kept?.colleague || (state !== 'queued' && !isDelivered)) return null
  return {
    colleague: kept.colleague.NAME,
    principle: kept.principle,
    state: isDelivered ? 'synced' : 'queued',
  }
}

function Waiting({ gift: { colleague, principle, state } }: { gift: Gift }) {
  const { list, synced } = useTexts(sendingTexts)
  const waitsFor = useWaitsFor(state === 'queued' ? RECOGNITION_FORM : '')
  return (
    <ListCard label={state === 'synced' ? synced : list.title}>
      <ListRow
        href={`#${recognitionPaths.give}`}
        title={properName(colleague)}
        text={<span lang="es-MX">{principle}</span>}
        chip={<SendingState live={false} state={state} waitsFor={waitsFor} />}
      />
    </ListCard>
  )
}

function Row({ row }: { row: Recognition }) {
  const words = useTexts(texts).wall
  const { isBusy, tell } = useChange()
  const isMine = row.mio === 'recibi'
  const name = isMine ? words.you : properName(row.para)
  const day = formatDate(row.fecha)
  return (
    <ListRow
      href={`#${recognitionPaths.card(row.id)}`}
      lead={<PrincipleDrawing image={row.imagen} className={classes.row} />}
      title={name}
      text={
        <>
          <span className="t-block" lang="es-MX">
            {row.principio}
          </span>
          <span>{row.mio === 'di' ? words.fromYou(day) : words.from(properName(row.de), day)}</span>
          {row.oculto && <span className="t-block">{words.hidden}</span>}
        </>
      }
      actionBelow
      action={
        isMine ? (
          <Button
            variant="outline"
            size="sm"
            leftSection={
              row.oculto ? <IconEye size={22} aria-hidden /> : <IconEyeOff size={22} aria-hidden />
            }
            aria-label={`${row.oculto ? words.show : words.hide}: ${row.principio}, ${day}`}
            aria-disabled={isBusy}
            onClick={() => isBusy || void tell(hideRecognition, { id: row.id, oculto: !row.oculto })}
          >
            {row.oculto ? words.show : words.hide}
          </Button>
        ) : (
          <Button
            variant="outline"
            size="sm"
            leftSection={<IconHeart size={22} fill={row.aplaudo ? 'currentColor' : 'none'} aria-hidden />}
            aria-label={`${row.aplaudo ? words.clapped(row.aplausos) : words.clap(row.aplausos)}, ${name}`}
            aria-disabled={isBusy}
            onClick={() => isBusy || void tell(applaud, { id: row.id, aplaude: !row.aplaudo })}
          >
            {row.aplaudo ? words.clapped(row.aplausos) : words.clap(row.aplausos)}
          </Button>
        )
      }
    />
  )
}
