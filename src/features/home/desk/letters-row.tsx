import { IconFileCertificate } from '@tabler/icons-react'
import { useState } from 'react'
import { type ItemToDecide, listToDecide } from '#contract/approvals/approvals.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { LATE_DAYS } from '#domain/portal-health/upkeep-limits.ts'
import { properName } from '#domain/text/person-name.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useApproves } from '#models/approvals/use-approves.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { FoundRow } from './work-row.ts'
import { workTexts } from './work-texts.es.ts'

const LATE_MS = LATE_DAYS * 24 * 60 * 60 * 1000

export function useLetters(): readonly ItemToDecide[] {
  const { canOpen } = useShellParts()
  const enabled = useApproves() && canOpen(paths.documentReview)
  const { data } = useOperation(listToDecide, { clases: ['carta'] }, { enabled, isShown: false })
  return data?.data ?? []
}

/** Leads to the oldest letter, so that one tap opens it. */
export function useLettersRow(letters: readonly ItemToDecide[]): FoundRow {
  const words = useTexts(workTexts).letters
  const [now] = useState(serverNow)
  const [oldest] = letters
  if (!oldest) return null
  const asked = Date.parse(oldest.solicitado)
  const day = Number.isNaN(asked) ? '' : formatDate(companyDate(asked))
  const about = [properName(oldest.solicitante.nombre), day].filter(Boolean).join(' · ')
  return {
    path: paths.approval({ kind: 'carta', id: oldest.id }),
    icon: <IconFileCertificate size={24} />,
    tone: now - asked > LATE_MS ? 'warn' : 'primary',
    title: words.title(letters.length),
    text: letters.length === 1 ? about : words.oldest(about),
  }
}
