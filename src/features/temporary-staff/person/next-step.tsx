import {
  IconBuildingFactory2,
  IconChartBar,
  IconClipboardCheck,
  IconPlayerTrackNext,
  IconSchool,
  IconSend,
  IconUsersPlus,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '#domain/time/dates.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { staffPaths } from '#hooks/navigation/inner-paths.ts'
import { useToday } from '#hooks/device/use-today.ts'
import { showScreenAlert } from '#hooks/operations/alert.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { findOwnSurvey } from '#models/evaluations/find-survey.ts'
import { Button } from '#ui/actions/button.tsx'
import { useLetter } from '#ui/theme/letter.ts'
import { ActDialog, type Act } from './act-dialog.tsx'
import { actionTexts } from '../actions/texts.es.ts'
import { OnlineButton } from '../parts/online-button.tsx'
import { isAnswered, isEarly, lacksLeader, nextOf, type Offer } from '../parts/next.ts'
import type { Person } from '../parts/people.ts'
import { personPath, resultPath, surveysPath, usePlace } from '../parts/place.ts'
import type { Staff } from '../parts/use-staff.ts'
import { useTyped } from '../parts/use-typed.ts'
import { texts } from '../texts.es.ts'
import classes from './person.module.css'

const icons: Partial<Record<Offer, typeof IconSend>> = {
  checkKardex: IconClipboardCheck,
  activate: IconPlayerTrackNext,
  advance: IconPlayerTrackNext,
  evaluators: IconUsersPlus,
  startEvaluation: IconClipboardCheck,
  viewProcess: IconChartBar,
  finish: IconSend,
  assignPlant: IconBuildingFactory2,
  confirmTraining: IconSchool,
}

interface Props {
  person: Person
  staff: Staff
  /** False on a phone. Further actions then follow the timeline instead of covering it. */
  isBeside: boolean
}

export function NextStep({ person, staff, isBeside }: Props) {
  const words = useTexts(texts)
  const act = useTexts(actionTexts)
  const place = usePlace()
  const today = useToday()
  const isOnline = useOnline()
  const typed = useTyped(personPath(place, person.id))
  const client = useQueryClient()
  const [open, setOpen] = useState<Act | null>(null)
  const isLarge = Number(useLetter()) > 1
  const { status, facts, row } = person
  const { offers, next } = nextOf(person, place.view, today)
  const lead = lacksLeader(person)
    ? words.next.noLeader
    : isAnswered(person)
      ? words.next.answered[next === 'viewProcess' ? 'calculate' : 'wait']
      : next === null
        ? words.next.waits[status]
        : words.next.lead[next]
  const startEvaluation = async () => {
    if (row.miEncuesta !== null) return navigate(paths.evaluation(row.miEncuesta))
    const found = await findOwnSurvey(client, person.row)
    if (!found.ok) return void showScreenAlert(failureText(found.failure, words.failure))
    if (found.value === null) return void showScreenAlert(words.next.noSurvey)
    navigate(paths.evaluation(found.value))
  }
  const start = (offer: Offer) => {
    if (offer === 'viewProcess') return navigate(surveysPath(place, person.id))
    if (offer === 'startEvaluation') return void startEvaluation()
    if (isEarly(person, offer, today)) return void showScreenAlert(act.wait(formatDate(row.fecha_aplicacion)))
    setOpen(offer)
  }
  if (!staff.hasJobs) {
    return (
      <div className={classes.next}>
        <p>{words.person.jobsUnknown}</p>
        <Button variant="outline" onClick={() => void staff.jobs.refresh()}>
          {words.again}
        </Button>
      </div>
    )
  }
  const keyOf = (offer: Offer) => {
    const Icon = icons[offer]
    const look = {
      variant: offer === next ? 'filled' : 'outline',
      ...(offer === 'remove' && { danger: true }),
      ...(Icon && { leftSection: <Icon size={22} aria-hidden /> }),
    } as const
    // Viewing the process and starting an evaluation also work offline.
    const Key = offer === 'viewProcess' || offer === 'startEvaluation' ? Button : OnlineButton
    return (
      <Key key={offer} {...look} onClick={() => start(offer)}>
        {words.next.buttons[offer]}
      </Key>
    )
  }
  const others = offers.filter((offer) => offer !== next).map(keyOf)
  if (status >= 4 && !facts.isKardexJob) {
    others.push(
      <Button
        key="result"
        variant="outline"
        href={`#${resultPath(place, person.id)}`}
        leftSection={<IconChartBar size={22} aria-hidden />}
      >
        {words.next.result}
      </Button>,
    )
  }
  if (lacksLeader(person)) {
    others.unshift(
      <Button key="leader" variant="outline" href={`#${staffPaths.registerStaff}`}>
        {words.next.register}
      </Button>,
    )
  }
  return (
    <>
      {!isBeside && others.length > 0 && <div className={classes.others}>{others}</div>}
      <div className={classes.next} data-large={isLarge || undefined}>
        <p className="t-break">
          <strong>
            {words.next.title}: {lead}
          </strong>
        </p>
        <div className={classes.buttons}>
          {next !== null && keyOf(next)}
          {isBeside && others}
        </div>
        {!isOnline && <p className="t-quiet t-small">{words.resting}</p>}
      </div>
      {open !== null && typed.isReady && (
        <ActDialog act={open} person={person} typed={typed} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
