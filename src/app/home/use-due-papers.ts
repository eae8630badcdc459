import { useEffect, useState } from 'react'
import { checkDocuments, listDocuments } from '#contract/documents/document-files.ts'
import { readNote, writeNote } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { canBringDocuments, isCandidate } from '#domain/identity/can.ts'
import { companyDate } from '#domain/time/dates.ts'
import {
  type DocumentCheck,
  missingTypes,
  noticePrompt,
  shouldRecommendUpdate,
  showsThanks,
  type UploadedDocument,
} from '#domain/documents/documents.ts'
import { SHELL_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { wordsOf } from '#i18n/texts.ts'
import { texts } from '../page/texts.es.ts'

/** State of the document prompts on Inicio (spec 000 §4, 001 §4). */
export interface DuePapers {
  /** True until the server responds. The cache may miss uploads from other devices. */
  isOpen: boolean
  check: DocumentCheck | null
  prompt: 'Actualizar' | 'Cargar' | null
  isDialogDue: boolean
  mayAdvise: boolean
  noteAdvised: () => void
}

let advisedFolio: string | null = null

/**
 * Returns the state of the prompts. Nothing is due in companies that collect no documents (DOCS-16, DOCS-17).
 * @param isClear true when no automatic dialog covers Inicio; the thanks are then visible
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
  // Only a response of the server counts; after a failed fetch the documents are unknown.
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
      // Without storage, the recommendation returns at the next start.
      void writeNote(openStore(), 'documents-advised', year)
    },
  }
}

/** A candidate must complete the data form first (spec 000 §4, "Data form"). */
function isDialogDue(
  documents: readonly UploadedDocument[],
  check: DocumentCheck,
  isCandidate: boolean,
  isOld: boolean,
): boolean {
  if (isCandidate && check.FormCompletado === 0) return false
  return isOld || missingTypes(documents).length > 0
}

/** Year of the last closed recommendation; undefined until it is read, null when none is stored. */
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

let incompleteFolio: string | null = null

/**
 * Shows 'Gracias por completar su documentación' once, when the documents become complete (DOCS-25, DOCS-26).
 * Only shown on a device that has seen them incomplete.
 */
function useThanks(check: DocumentCheck | null, folio: string): void {
  const isDue = check && showsThanks(check)
  useEffect(() => {
    if (isDue === null) return
    const store = openStore()
    // An unreadable note counts as no note.
    void readNote('documents-thanked').then((wasDue) => {
      const wasIncomplete = wasDue === false || incompleteFolio === folio
      incompleteFolio = isDue ? null : folio
      if (isDue && wasIncomplete)
        showSnack({ text: wordsOf(texts).documentsThanks, tone: 'success', ms: SHELL_SNACK_MS })
      if (isDue !== wasDue) return writeNote(store, 'documents-thanked', isDue)
    })
  }, [isDue, folio])
}
