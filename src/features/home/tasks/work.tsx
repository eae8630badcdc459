import {
  IconHourglass,
  IconFileSearch,
  IconId,
  IconMessageReply,
  IconPigMoney,
  IconShieldCheck,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { countDataChanges } from '#contract/data-form/data-change-count.ts'
import { type RequestKind, readDeskSummary } from '#contract/requests/request-desk.ts'
import { countSavingsRequests } from '#contract/savings/savings-desk.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { taskTexts } from '#models/approvals/task-texts.es.ts'
import { useWaitingCount } from '#models/approvals/use-waiting.ts'
import { useLeadsTeam } from '#models/time-alerts/use-leads-team.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { useFirstAnswers } from './use-first-answers.ts'
import { workTexts } from './work-texts.es.ts'

/** Options for counts about other people: nothing stays on the device, and no date is shown. */
const BEHIND = { isKept: false, isShown: false } as const

interface Row {
  path: string
  icon: ReactNode
  title: string
  text: string
}

/** Lists today's work of a leader, a guard or human resources; renders nothing without any. */
export function Work({ onReady }: { onReady: () => void }) {
  const words = useTexts(workTexts)
  const rows = [
    useGate(),
    useApprovals(),
    useDocumentsToReview(),
    useDataChanges(),
    ...useRequestsToAnswer(),
    useSavingsToDecide(),
    useTeamAlerts(),
  ].filter((row) => row !== null)
  useFirstAnswers(onReady)
  if (rows.length === 0) return null
  return (
    <section>
      <SectionTitle id="work" size="large">
        {words.title}
      </SectionTitle>
      <ListCard labelledBy="work">
        {rows.map(({ path, icon, title, text }) => (
          <ListRow
            key={title}
            lead={<Tile tone="primary" icon={icon} />}
            title={title}
            text={text}
            href={`#${path}`}
          />
        ))}
      </ListCard>
    </section>
  )
}

/** Link to the gate for a guard. */
function useGate(): Row | null {
  const words = useTexts(workTexts)
  if (!useShellParts().canOpen(paths.gate)) return null
  return {
    path: paths.gate,
    icon: <IconShieldCheck size={24} />,
    title: words.gate,
    text: words.gateText,
  }
}

/**
 * Row of the approvals. Unlike the other counts, its data is stored on the device for offline
 * reading.
 */
function useApprovals(): Row | null {
  const words = useTexts(taskTexts)
  const count = useWaitingCount()
  if (count === 0) return null
  return {
    path: paths.approvals,
    icon: <IconHourglass size={24} />,
    title: words.review(count),
    text: words.reviewText,
  }
}

function useDocumentsToReview(): Row | null {
  const words = useTexts(workTexts)
  const enabled = useShellParts().canOpen(paths.documentReview)
  const { data } = useOperation(countDataChanges, {}, { ...BEHIND, enabled })
  const { documentos: documents = 0, personas: people = 0 } = data ?? {}
  if (documents === 0) return null
  return {
    path: paths.documentReview,
    icon: <IconFileSearch size={24} />,
    title: words.documents(documents),
    text: words.people(people),
  }
}

/** Counts unseen changes of people's data. */
function useDataChanges(): Row | null {
  const words = useTexts(workTexts)
  const enabled = useShellParts().canOpen(paths.dataChanges)
  const { data } = useOperation(countDataChanges, {}, { ...BEHIND, enabled })
  const count = data?.porVer ?? 0
  if (count === 0) return null
  return {
    path: paths.dataChanges,
    icon: <IconId size={24} />,
    title: words.changes(count),
    text: words.changesText,
  }
}

const kinds: readonly RequestKind[] = ['aclaracion', 'inconformidad']

function useRequestsToAnswer(): (Row | null)[] {
  return [useOpenRequests(kinds[0] as RequestKind), useOpenRequests(kinds[1] as RequestKind)]
}

function useOpenRequests(tipo: RequestKind): Row | null {
  const words = useTexts(workTexts)
  const enabled = useShellParts().canOpen(paths.requestDesk)
  const { data } = useOperation(readDeskSummary, { tipo }, { ...BEHIND, enabled })
  const count = data?.abiertas ?? 0
  if (count === 0) return null
  return {
    path: paths.requestDeskOfKind(tipo),
    icon: <IconMessageReply size={24} />,
    title: words.requests[tipo](count),
    text: words.requestsText,
  }
}

function useSavingsToDecide(): Row | null {
  const words = useTexts(workTexts)
  const enabled = useShellParts().canOpen(paths.savingsDesk)
  const { data } = useOperation(countSavingsRequests, {}, { ...BEHIND, enabled })
  const count = data?.porDecidir.total ?? 0
  if (count === 0) return null
  return {
    path: paths.savingsDesk,
    icon: <IconPigMoney size={24} />,
    title: words.savings(count),
    text: words.savingsText,
  }
}

function useTeamAlerts(): Row | null {
  const words = useTexts(workTexts)
  const { leads, unseen } = useLeadsTeam()
  if (!leads || unseen === 0) return null
  return {
    path: paths.team,
    icon: <IconUsersGroup size={24} />,
    title: words.team(unseen),
    text: words.teamText,
  }
}
