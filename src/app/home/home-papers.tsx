import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
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
import { loadHomeDocuments } from '#features/documents/routes.tsx'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { SHELL_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { wordsOf } from '#i18n/texts.ts'
import { leaveHome } from './leave-home.ts'
import { QuietPart } from '#ui/feedback/part-place.tsx'
import { texts } from '../page/texts.es.ts'

/** What Inicio has to say about documents (spec 000 §4, 001 §4); nothing for other companies (DOCS-16, DOCS-17). */
export function HomePapers() {
  const [path] = useLocation()
  const { user, company } = useProfile()
  const viewer = { company, userId: user.Id_Usuario }
  if (path !== paths.home || !canBringDocuments(viewer)) return null
  return <Papers isCandidate={isCandidate(viewer)} folio={user.Folio} />
}

/** Whose prompt (once a day), and whose recommendation (once a year), was closed, where no note of it can be kept. */
let promptedFolio: string | null = null
let advisedFolio: string | null = null
/** A kiosk has no bars to leave by, and a queue behind the person: who left the dialog there is not asked again. */
let leftFolio: string | null = null

function Papers({ isCandidate, folio }: { isCandidate: boolean; folio: string }) {
  const isKiosk = useIsKiosk()
  const list = useOperation(listDocuments, {})
  const { data, isRefreshing } = useOperation(checkDocuments, {})
  const today = companyDate(serverNow())
  const year = Number(today.slice(0, 4))
  const advised = useNote('documents-advised')
  const prompted = useNote('documents-prompted')
  const [isPrompted, setPrompted] = useState(promptedFolio === folio)
  const [isClosed, setClosed] = useState(leftFolio === folio)
  // What was kept may be older than what another device has uploaded since: nobody is stopped by that.
  const isSettled = !list.isRefreshing && !isRefreshing
  useThanks(isSettled && data ? data.data : null)
  if (!isSettled || !data || !list.data || advised === undefined || prompted === undefined) return null
  const documents = list.data.docs ?? []
  const prompt = noticePrompt(data.data)
  if (prompt && !isPrompted && prompted !== today) {
    const close = () => {
      promptedFolio = folio
      setPrompted(true)
      // Where nothing can be kept it is asked again at the next start; so are those below.
      void writeNote(openStore(), 'documents-prompted', today)
    }
    const follow = () => {
      close()
      if (prompt === 'Actualizar') navigate(paths.myData)
    }
    const said = { prompt, check: data.data }
    return (
      <QuietPart load={loadHomeDocuments}>
        {({ NoticeDialog }) => <NoticeDialog {...said} onClose={close} onFollow={follow} />}
      </QuietPart>
    )
  }
  const mayAdvise = !isKiosk && advised !== year && advisedFolio !== folio
  const isOld = mayAdvise && shouldRecommendUpdate(documents, year)
  if (isClosed || !isDialogDue(documents, data.data, isCandidate, isOld)) return null
  const close = () => {
    if (isOld) {
      advisedFolio = folio
      void writeNote(openStore(), 'documents-advised', year)
    }
    setClosed(true)
  }
  const leaveKiosk = () => {
    leftFolio = folio
    setClosed(true)
  }
  return (
    <QuietPart load={loadHomeDocuments}>
      {({ HomeDocuments }) => (
        <HomeDocuments
          mayAdvise={mayAdvise}
          onClose={close}
          onLeave={isKiosk ? leaveKiosk : () => leaveHome(paths.documents)}
        />
      )}
    </QuietPart>
  )
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

/** undefined until it was looked up; null when there is none, and where nothing can be kept. */
function useNote(name: 'documents-advised' | 'documents-prompted'): unknown {
  const [value, setValue] = useState<unknown>(undefined)
  useEffect(() => {
    let isCurrent = true
    void readNote(name).then((found) => isCurrent && setValue(found ?? null))
    return () => {
      isCurrent = false
    }
  }, [name])
  return value
}

/** 'Gracias por completar su documentación' for 3 s (DOCS-25, DOCS-26): when it came to be, not at each visit. */
function useThanks(check: DocumentCheck | null): void {
  const isDue = check && showsThanks(check)
  useEffect(() => {
    if (isDue === null) return
    const store = openStore()
    // What can't be read was not thanked for; where it can't be kept, or they have left, thanks come once more.
    void readNote('documents-thanked').then((wasDue) => {
      if (isDue === (wasDue ?? false)) return
      if (isDue) showSnack({ text: wordsOf(texts).documentsThanks, tone: 'success', ms: SHELL_SNACK_MS })
      return writeNote(store, 'documents-thanked', isDue)
    })
  }, [isDue])
}
