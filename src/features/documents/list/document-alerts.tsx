import { IconAlertTriangle, IconCloudOff, IconHistory } from '@tabler/icons-react'
import { formatInstant } from '#domain/time/dates.ts'
import { REQUIRED_TYPES, shouldRecommendUpdate } from '#domain/documents/documents.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { documentName, documentNames } from '#i18n/document-names.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SendingEnd } from '#pieces/sending/sending-end.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Card } from '#ui/lists/card.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { documentForm, FILE_STEP } from '#models/documents/document-drafts.ts'
import { type DocumentRow, isOfEarlierYear, typesToBring } from '../rows/document-rows.ts'
import { texts } from '../texts.es.ts'
import type { Documents } from '../rows/use-documents.ts'

interface Props {
  documents: Documents
  rows: { required: readonly DocumentRow[]; others: readonly DocumentRow[] }
}

export function DocumentAlerts({ documents, rows }: Props) {
  return (
    <>
      <ListFailure documents={documents} />
      <Missing documents={documents} />
      <Waiting
        count={[...rows.required, ...rows.others].filter(({ status }) => status === 'queued').length}
      />
      <Recommendation documents={documents} />
      <NotKept />
    </>
  )
}

/** Says that the list could not be fetched. Offline, the shell already shows the age of the list. */
function ListFailure({ documents }: { documents: Documents }) {
  const words = useTexts(texts)
  const { failure, at, isRefreshing, refresh } = documents
  if (!failure || isRefreshing || failure.kind === 'expired') return null
  if (at !== null && failure.kind === 'offline') return null
  return (
    <Banner
      tone={at === null ? 'error' : 'warn'}
      live="alert"
      icon={<IconCloudOff size={24} />}
      title={words.alert.unknown}
    >
      <p>{at === null ? words.alert.unknownText : words.alert.old(formatInstant(at))}</p>
      <TextLink underline onClick={refresh}>
        {words.again}
      </TextLink>
    </Banner>
  )
}

/** Maximum number of missing documents that the banner names. */
const NAMED = 3

/** Counts and names the missing documents (DOCS-06). */
function Missing({ documents }: { documents: Documents }) {
  const words = useTexts(texts).alert
  const names = useTexts(documentNames)
  const types = typesToBring(documents.documents, documents.drafts, documents.at)
  if (!types || types.length === 0) return null
  const of = REQUIRED_TYPES.length
  return (
    <Banner
      tone="warn"
      live="status"
      icon={<IconAlertTriangle size={28} />}
      title={types.length === 1 ? words.missingOne(of) : words.missing(types.length, of)}
    >
      {types.length <= NAMED &&
        inOneSentence(
          types.map((id) => documentName(names, id)),
          words.and,
        )}
    </Banner>
  )
}

function Waiting({ count }: { count: number }) {
  const words = useTexts(texts).alert
  if (count === 0) return null
  return (
    <Card>
      <SendingEnd state="queued" what={words.parts(count)}>
        <TextLink underline href={`#${paths.waiting}`}>
          {words.seeWaiting}
        </TextLink>
      </SendingEnd>
    </Card>
  )
}

/** Recommends new uploads for documents of an earlier year (DOCS-07, BR-24). */
function Recommendation({ documents }: { documents: Documents }) {
  const words = useTexts(texts).alert
  const names = useTexts(documentNames)
  const list = documents.documents ?? []
  if (!shouldRecommendUpdate(list, documents.year)) return null
  const old = list.filter((document) => isOfEarlierYear(document, documents.year))
  const labels = old.map(({ tipoArchivo, documento }) => documentName(names, tipoArchivo, documento))
  return (
    <Banner tone="primary" icon={<IconHistory size={24} />} title={words.update}>
      {words.updateText(inOneSentence(labels, words.and))}
    </Banner>
  )
}

/** Warns that this browser stores nothing. A confirmed document is then sent at once or lost. */
function NotKept() {
  const words = useTexts(texts).alert
  const isKiosk = useIsKiosk()
  const { canKeep } = useDraft(documentForm(1), FILE_STEP)
  if (canKeep || isKiosk) return null
  return (
    <Banner tone="warn" live="status" icon={<IconAlertTriangle size={24} />}>
      {words.notKept}
    </Banner>
  )
}

/** Example: 'CURP, INE y Comprobante de domicilio'. */
function inOneSentence(names: readonly string[], and: (next: string) => string): string {
  if (names.length < 2) return names.join('')
  const last = names.at(-1) ?? ''
  return `${names.slice(0, -1).join(', ')}${and(last)}${last}`
}
