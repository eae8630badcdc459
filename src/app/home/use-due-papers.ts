import { useEffect, useState } from 'react'
import { checkDocuments, listDocuments } from '#contract/document-files.ts'
import { readNote, writeNote } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { canBringDocuments, isCandidate } from '#domain/can.ts'
import { companyDate } from '#domain/dates.ts'
import {
  type DocumentCheck,
  missingTypes,
  noticePrompt,
  shouldRecommendUpdate,
  showsThanks,
  type UploadedDocument,
} from '#domain/documents.ts'
import { SHELL_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { wordsOf } from '#i18n/texts.ts'
import { texts } from '../page/texts.es.ts'

/** What Inicio has to say about documents (spec 000 §4, 001 §4). */
export interface DuePapers {
  /** Not answered yet. What was kept may be older than what another device has uploaded since: nobody is stopped by that. */
  isOpen: boolean
  check: DocumentCheck | null
  prompt: 'Actualizar' | 'Cargar' | null
  isDialogDue: boolean
  /** The yearly recommendation may be a reason to open. */
  mayAdvise: boolean
  /** The recommendation was closed: not again this year. */
  noteAdvised: () => void
}

/** Whose recommendation was closed, where no note of it can be kept. */
let advisedFolio: string | null = null

/**
 * Nothing is due for other companies (DOCS-16, DOCS-17).
 * @param isClear nothing opens over Inicio by itself, or no more: thanks are read, not covered
 */
export function useDuePapers(isClear: boolean): DuePapers {
  const { user, company } = useProfile()
  const viewer = { company, userId: user.Id_Usuario }
  const enabled = canBringDocuments(viewer)
  const isKiosk = useIsKiosk()
  const list = useOperation(listDocuments, {}, { enabled })
  const answer = useOperation(checkDocuments, {}, { enabled })
  const advised = useAdvised()
  const year = Number(companyDate(serverNow()).slice(0, 4))
  const isOpen = enabled && (list.isRefreshing || answer.isRefreshing || advised === undefined)
  // Only on the server's word: a list that can't be had is none of six missing papers.
  const isFresh = list.failure === null && answer.failure === null
  const check = isFresh && list.data ? (answer.data?.data ?? null) : null
  const documents = list.data?.docs ?? []
  const mayAdvise = !isKiosk && advised !== year && advisedFolio !== user.Folio
  const isOld = mayAdvise && shouldRecommendUpdate(documents, year)
  useThanks(isOpen || !isClear ? null : (answer.data?.data ?? null), user.Folio)
  return {
    isOpen,
    check,
    prompt: check && noticePrompt(check),
    isDialogDue: check !== null && isDialogDue(documents, check, isCandidate(viewer), isOld),
    mayAdvise,
    noteAdvised: () => {
      if (!isOld) return
      advisedFolio = user.Folio
      // Where nothing can be kept it is asked again at the next start.
      void writeNote(openStore(), 'documents-advised', year)
    },
  }
}

/** A candidate fills in the form first: the documents come after it (spec 000 §4, "Data form"). */
function isDialogDue(
  documents: readonly UploadedDocument[],
  check: DocumentCheck,
  isCandidate: boolean,
  isOld: boolean,
): boolean {
  if (isCandidate && check.FormCompletado === 0) return false
  return isOld || missingTypes(documents).length > 0
}

/** The year of the last recommendation; undefined until it was looked up, null when there is none or none can be kept. */
function useAdvised(): unknown {
  const [value, setValue] = useState<unknown>(undefined)
  useEffect(() => {
    let isCurrent = true
    void readNote('documents-advised').then((found) => isCurrent && setValue(found ?? null))
    return () => {
      isCurrent = false
    }
  }, [])
  return value
}

/** Who was last seen with papers missing, where no note of it can be kept. */
let lackingFolio: string | null = null

/**
 * 'Gracias por completar su documentación' for 3 s (DOCS-25, DOCS-26): when it came to be, not at each visit. A device
 * that never saw them missing has nothing to be thankful for.
 */
function useThanks(check: DocumentCheck | null, folio: string): void {
  const isDue = check && showsThanks(check)
  useEffect(() => {
    if (isDue === null) return
    const store = openStore()
    // What can't be read was not seen.
    void readNote('documents-thanked').then((wasDue) => {
      const wasLacking = wasDue === false || lackingFolio === folio
      lackingFolio = isDue ? null : folio
      if (isDue && wasLacking)
        showSnack({ text: wordsOf(texts).documentsThanks, tone: 'success', ms: SHELL_SNACK_MS })
      if (isDue !== wasDue) return writeNote(store, 'documents-thanked', isDue)
    })
  }, [isDue, folio])
}
