import {
  IconChartBar,
  IconCircleCheck,
  IconClock,
  IconCopy,
  IconLock,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { ListedDeskPoll } from '#contract/polls/poll-desk.ts'
import { formatDate } from '#domain/time/dates.ts'
import { SMALLEST_GROUP } from '#domain/polls/small-groups.ts'
import { pollDeskPaths } from '#hooks/navigation/inner-paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { PeopleBar } from '../parts/people-bar.tsx'
import { OnlineButton } from '../parts/place.tsx'
import { texts as placeTexts } from '../parts/texts.es.ts'
import { DepartmentProgress } from './department-progress.tsx'
import classes from './list.module.css'
import { texts } from './texts.es.ts'
import { type Act, usePollAct } from './use-poll-act.ts'

const looks = {
  borrador: { tone: 'warn', icon: <IconPencil /> },
  programada: { tone: 'primary', icon: <IconClock /> },
  abierta: { tone: 'ok', icon: <IconCircleCheck /> },
  cerrada: { tone: 'neutral', icon: <IconLock /> },
} as const

const icons = { copy: IconCopy, close: IconLock, remove: IconTrash } as const

function actsOf({ estado, fija }: ListedDeskPoll): Act[] {
  if (estado === 'borrador') return fija ? [] : ['copy', 'remove']
  return estado === 'cerrada' ? ['copy'] : ['copy', 'close']
}

export function PollCard({ poll }: { poll: ListedDeskPoll }) {
  const words = useTexts(texts)
  const { cancel, notDone } = useTexts(placeTexts)
  const { run, isBusy, problem } = usePollAct(poll)
  const [asked, setAsked] = useState<Exclude<Act, 'copy'> | null>(null)
  const { id, titulo, estado, personas, contestadas } = poll
  const name = titulo.trim() === '' ? words.untitled : titulo
  return (
    <section className={classes.card} aria-labelledby={`encuesta-${id}`}>
      <div className="t-wrap t-gap-2 t-between t-start">
        <h3
          id={`encuesta-${id}`}
          className={`${classes.title} t-flush t-heavy t-lead t-snug t-break`}
          lang="es-MX"
        >
          {name}
        </h3>
        <StateChip {...looks[estado]}>{words.states[estado]}</StateChip>
      </div>
      <p className="t-flush t-quiet t-unless-empty">{daysOf(poll, words)}</p>
      {estado !== 'borrador' && <PeopleBar answered={contestadas} people={personas} />}
      {estado === 'abierta' && <DepartmentProgress id={id} name={name} />}
      <ProblemBanner title={notDone} problem={problem} />
      <div className={classes.buttons}>
        {estado === 'borrador' && (
          <Button
            size="sm"
            href={`#${pollDeskPaths.build(id)}`}
            leftSection={<IconPencil size={20} aria-hidden />}
          >
            {words.edit}
            <span className="t-hidden"> {name}</span>
          </Button>
        )}
        {estado === 'cerrada' && (
          <Button
            size="sm"
            href={`#${pollDeskPaths.results(id)}`}
            leftSection={<IconChartBar size={20} aria-hidden />}
          >
            {words.results}
            <span className="t-hidden"> {name}</span>
          </Button>
        )}
        {actsOf(poll).map((act) => {
          const Icon = icons[act]
          return (
            <OnlineButton
              key={act}
              size="sm"
              variant="outline"
              danger={act !== 'copy'}
              aria-disabled={isBusy || undefined}
              leftSection={<Icon size={20} aria-hidden />}
              onClick={() => (act === 'copy' ? void run(act) : setAsked(act))}
            >
              {words.acts[act]}
              <span className="t-hidden"> {name}</span>
            </OnlineButton>
          )
        })}
      </div>
      {asked !== null && (
        <ConfirmDialog
          opened
          danger
          title={words.ask[asked].title}
          question={
            <>
              <p className="t-strong t-break" lang="es-MX">
                {name}
              </p>
              <p>
                {asked === 'close' && contestadas < SMALLEST_GROUP
                  ? words.ask.close.few
                  : words.ask[asked].text}
              </p>
            </>
          }
          cancelText={cancel}
          confirmText={words.ask[asked].confirm}
          busy={isBusy}
          onCancel={() => setAsked(null)}
          onConfirm={() => void run(asked).then(() => setAsked(null))}
        />
      )}
    </section>
  )
}

function daysOf(
  { desde, hasta }: ListedDeskPoll,
  words: ReturnType<typeof useTexts<typeof texts.es>>,
): string {
  if (desde === '') return hasta === '' ? '' : words.until(formatDate(hasta))
  if (hasta === '') return words.since(formatDate(desde))
  if (hasta < desde) return words.closedBefore(formatDate(hasta))
  return words.days(formatDate(desde), formatDate(hasta))
}
