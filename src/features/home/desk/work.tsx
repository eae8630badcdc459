import {
  IconCircleCheck,
  IconCloudOff,
  IconFileCheck,
  IconHourglass,
  IconId,
  IconMessageReply,
  IconPigMoney,
  IconScale,
  IconShieldCheck,
  IconUsersGroup,
} from '@tabler/icons-react'
import { listIncidentsToDecide } from '#contract/approvals/incident-decisions.ts'
import { countDataChanges } from '#contract/data-form/data-change-count.ts'
import { type RequestKind, readDeskSummary } from '#contract/requests/request-desk.ts'
import { countSavingsRequests } from '#contract/savings/savings-desk.ts'
import { properName } from '#domain/text/person-name.ts'
import { formatDate } from '#domain/time/dates.ts'
import { AUTHORIZE, paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { taskTexts } from '#models/approvals/task-texts.es.ts'
import { useApproves } from '#models/approvals/use-approves.ts'
import { useWaitingCount } from '#models/approvals/use-waiting.ts'
import { useLeadsTeam } from '#models/time-alerts/use-leads-team.ts'
import { standardNames } from '#i18n/standard-names.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { useFirstAnswers } from '../tasks/use-first-answers.ts'
import { countOf, useDeskRows } from './desk-rows.tsx'
import { deskTexts } from './desk-texts.es.ts'
import { useLetters, useLettersRow } from './letters-row.tsx'
import { isUnfinished, SetUp } from './set-up.tsx'
import { BEHIND, type DeskToday, useDeskToday } from './use-desk-today.ts'
import { byUrgency, type FoundRow, type WorkRow } from './work-row.ts'
import { workTexts } from './work-texts.es.ts'

export function Work({ onReady }: { onReady: () => void }) {
  const today = useDeskToday()
  const letters = useLetters()
  const found = [
    useLettersRow(letters),
    ...useDeskRows(today),
    useGate(today),
    ...useApprovals(letters.length),
    useDocumentsToReview(),
    useDataChanges(),
    ...useRequestsToAnswer(),
    useSavingsToDecide(today),
    useTeamAlerts(),
  ]
  const { canOpen } = useShellParts()
  const isDesk = today.isDesk || canOpen(paths.documentReview) || canOpen(paths.requestDesk)
  useFirstAnswers(onReady)
  const rows = byUrgency(found)
  const setUp = today.data?.inicio
  if (rows.length === 0 && (!isDesk || today.isUnsupported)) return null
  if (!isUnfinished(setUp)) return <Rows rows={rows} isKnown={!found.includes(undefined)} />
  return (
    <>
      {/* The set-up is work, too, so "Nada por atender hoy" never appears above its steps. */}
      {rows.length > 0 && <Rows rows={rows} isKnown />}
      <SetUp state={setUp} />
    </>
  )
}

function Rows({ rows, isKnown }: { rows: readonly WorkRow[]; isKnown: boolean }) {
  const words = useTexts(workTexts)
  return (
    <section>
      <SectionTitle id="work" size="large">
        {words.title}
      </SectionTitle>
      <ListCard labelledBy="work">
        {rows.map(({ path, icon, tone, title, text }) => (
          <ListRow
            key={`${path} ${title}`}
            lead={<Tile tone={tone} icon={icon} />}
            title={title}
            text={text}
            href={`#${path}`}
          />
        ))}
        {rows.length === 0 && <NothingWaits isKnown={isKnown} />}
      </ListCard>
    </section>
  )
}

function NothingWaits({ isKnown }: { isKnown: boolean }) {
  const words = useTexts(workTexts)
  return isKnown ? (
    <ListRow lead={<Tile tone="ok" icon={<IconCircleCheck size={24} />} />} title={words.nothing} />
  ) : (
    <ListRow
      lead={<Tile tone="neutral" icon={<IconCloudOff size={24} />} />}
      title={words.unknown}
      text={words.unknownText}
    />
  )
}

function useGate({ data }: DeskToday): FoundRow {
  const words = useTexts(workTexts)
  const numbers = useTexts(deskTexts)
  if (!useShellParts().canOpen(paths.gate)) return null
  const { cuantos: inside, tarde: late } = countOf(data?.data ?? [], 'adentro')
  const coming = countOf(data?.data ?? [], 'llegan').cuantos
  const text = coming + inside === 0 ? words.gateText : numbers.gate(coming, inside)
  return {
    path: paths.gate,
    icon: <IconShieldCheck size={24} />,
    tone: late > 0 ? 'warn' : 'primary',
    title: words.gate,
    text: late > 0 ? numbers.overdue(late) : text,
  }
}

/** Maximum number of incidents with their own row. More rows would push the payment below the screen. */
const NAMED_INCIDENTS = 2

/**
 * The device stores this data for offline reading.
 * @param letters number of letters, which have their own row
 */
function useApprovals(letters: number): FoundRow[] {
  const words = useTexts(taskTexts)
  const count = Math.max(0, useWaitingCount() - letters)
  const incidents = useIncidentRows().slice(0, count)
  if (count <= incidents.length) return incidents
  return [
    ...incidents,
    {
      path: paths.approvals,
      icon: <IconHourglass size={24} />,
      tone: 'primary',
      title: words.review(count),
      text: words.reviewText,
    },
  ]
}

function useIncidentRows(): WorkRow[] {
  const words = useTexts(taskTexts)
  const standard = useTexts(standardNames)
  // Does not wait for the count, so that both requests run at the same time.
  const enabled = useApproves()
  const { data } = useOperation(listIncidentsToDecide, {}, { enabled, isShown: false })
  const waiting = data?.incidenciasPorAutorizar ?? []
  return waiting.slice(0, NAMED_INCIDENTS).map((row) => ({
    path: `${paths.approval({ kind: 'incidencia', id: row.id_incidencia })}?${AUTHORIZE}`,
    icon: <IconHourglass size={24} />,
    tone: 'primary',
    title: words.answer(properName(row.nombre)),
    text: [standard.of(row.decripcion), formatDate(row.fechaInIncidencia ?? '')].filter(Boolean).join(' · '),
  }))
}

function useDocumentsToReview(): FoundRow {
  const words = useTexts(workTexts)
  const { late } = useTexts(deskTexts)
  const enabled = useShellParts().canOpen(paths.documentReview)
  const { data } = useOperation(countDataChanges, {}, { ...BEHIND, enabled })
  if (enabled && data === null) return undefined
  const { documentos: documents = 0, documentosTarde: lateCount = 0, personas: people = 0 } = data ?? {}
  if (documents === 0) return null
  return {
    path: paths.documentReview,
    icon: <IconFileCheck size={24} />,
    tone: lateCount > 0 ? 'warn' : 'primary',
    title: words.documents(documents),
    text: lateCount > 0 ? late(lateCount) : words.people(people),
  }
}

function useDataChanges(): FoundRow {
  const words = useTexts(workTexts)
  const enabled = useShellParts().canOpen(paths.dataChanges)
  const { data } = useOperation(countDataChanges, {}, { ...BEHIND, enabled })
  if (enabled && data === null) return undefined
  const count = data?.porVer ?? 0
  if (count === 0) return null
  return {
    path: paths.dataChanges,
    icon: <IconId size={24} />,
    tone: 'primary',
    title: words.changes(count),
    text: words.changesText,
  }
}

const kinds: readonly RequestKind[] = ['aclaracion', 'inconformidad']

function useRequestsToAnswer(): FoundRow[] {
  return [useOpenRequests(kinds[0] as RequestKind), useOpenRequests(kinds[1] as RequestKind)]
}

function useOpenRequests(tipo: RequestKind): FoundRow {
  const words = useTexts(workTexts)
  const enabled = useShellParts().canOpen(paths.requestDesk)
  const { data } = useOperation(readDeskSummary, { tipo }, { ...BEHIND, enabled })
  const { late } = useTexts(deskTexts)
  if (enabled && data === null) return undefined
  const count = data?.abiertas ?? 0
  if (count === 0) return null
  const lateCount = lateOf(data?.edades ?? [])
  return {
    path: paths.requestDeskOfKind(tipo),
    icon: tipo === 'aclaracion' ? <IconMessageReply size={24} /> : <IconScale size={24} />,
    tone: lateCount > 0 ? 'warn' : 'primary',
    title: words.requests[tipo](count),
    text: lateCount > 0 ? late(lateCount) : words.requestsText,
  }
}

/** Age groups of P-49, in days, that are older than LATE_DAYS. */
const lateAges = ['4-7', '8+']

function lateOf(ages: readonly { nombre: string; abiertas: number }[]): number {
  return ages.reduce((sum, { nombre, abiertas }) => sum + (lateAges.includes(nombre) ? abiertas : 0), 0)
}

function useSavingsToDecide({ data: today }: DeskToday): FoundRow {
  const words = useTexts(workTexts)
  const { late } = useTexts(deskTexts)
  const enabled = useShellParts().canOpen(paths.savingsDesk)
  const { data } = useOperation(countSavingsRequests, {}, { ...BEHIND, enabled })
  if (enabled && data === null) return undefined
  const count = data?.porDecidir.total ?? 0
  if (count === 0) return null
  const lateCount = countOf(today?.data ?? [], 'caja').tarde
  return {
    path: paths.savingsDesk,
    icon: <IconPigMoney size={24} />,
    tone: lateCount > 0 ? 'warn' : 'primary',
    title: words.savings(count),
    text: lateCount > 0 ? late(lateCount) : words.savingsText,
  }
}

function useTeamAlerts(): FoundRow {
  const words = useTexts(workTexts)
  const { leads, unseen } = useLeadsTeam()
  if (!leads || unseen === 0) return null
  return {
    path: paths.team,
    icon: <IconUsersGroup size={24} />,
    tone: 'primary',
    title: words.team(unseen),
    text: words.teamText,
  }
}
