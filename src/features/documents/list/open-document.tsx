import { IconAlertTriangle, IconMessageExclamation, IconX } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { formatInstant } from '#domain/time/dates.ts'
import { refusalText } from '#hooks/operations/failure-text.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useLacksCamera } from '#media/capture/use-camera-kind.ts'
import { documentForm } from '#models/documents/document-drafts.ts'
import { useWaitsFor } from '#models/requests/waits-for.ts'
import { SendingEnd } from '#pieces/sending/sending-end.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { PageDialog } from '#ui/dialogs/dialog.tsx'
import { IconAction } from '#ui/actions/icon-action.tsx'
import { PartLoader } from '#ui/feedback/part-loader.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { DocumentActions } from './document-actions.tsx'
import { DocumentChip } from '../rows/document-chip.tsx'
import { loadDocumentView, openDocument } from '../rows/document-copy.ts'
import type { DocumentRow } from '../rows/document-rows.ts'
import classes from './open-document.module.css'
import { texts } from '../texts.es.ts'

interface Props {
  row: DocumentRow
  label: string
  onClose: () => void
}

export function OpenDocument({ row, label, onClose }: Props) {
  const isHere = row.status === 'queued' || row.status === 'rejected' || row.status === 'sent'
  return (
    <PageDialog
      onClose={onClose}
      header={(heading) => (
        <Header row={row} onClose={onClose}>
          {heading(label)}
        </Header>
      )}
    >
      {isHere ? <OnDevice row={row} label={label} /> : <OnFile row={row} label={label} />}
    </PageDialog>
  )
}

function Header({ row, onClose, children }: { row: DocumentRow; onClose: () => void; children: ReactNode }) {
  const words = useTexts(texts).view
  const shared = useSharedDevice()
  return (
    <header className={classes.header}>
      <IconAction icon={<IconX size={24} />} label={words.close} onClick={onClose} />
      <div className={classes.heading}>{children}</div>
      <DocumentChip row={row} />
      {shared?.dialogAside}
    </header>
  )
}

function OnFile({ row, label }: { row: DocumentRow; label: string }) {
  const words = useTexts(texts)
  const { user } = useProfile()
  const lacksCamera = useLacksCamera()
  const { document } = row
  if (!document) return null
  const { archivo } = document
  return (
    <>
      {row.comments > 0 && (
        <div className={classes.note}>
          <Banner
            tone="error"
            icon={<IconMessageExclamation size={24} />}
            title={words.list.commentCount(row.comments)}
          >
            {row.reason && <p lang="es-MX">{row.reason}</p>}
            {row.comments > 1 && (
              <TextLink underline href={`#${paths.documentComments}`}>
                {words.list.comments}
              </TextLink>
            )}
          </Banner>
          {!lacksCamera && (
            <Button fullWidth href={`#${paths.documentUpload(row.typeId)}`}>
              {words.list.again}
            </Button>
          )}
        </div>
      )}
      <DocumentActions row={row} archivo={archivo} empleado={user.Folio} />
      <Viewer
        key={archivo}
        load={(signal) => openDocument(user.Folio, archivo, signal)}
        fileName={archivo}
        label={label}
      />
    </>
  )
}

/** Loads the viewer with the first document. The dialog stays open when the viewer cannot be loaded. */
function Viewer(props: ComponentProps<DocumentViewer>) {
  const words = useTexts(texts).view
  return (
    <PartLoader
      load={loadDocumentView}
      waiting={
        <div className={classes.note}>
          <ProgressLine text={words.opening} />
        </div>
      }
      failure={(retry) => (
        <div className={classes.note}>
          <Banner
            tone="error"
            live="alert"
            icon={<IconAlertTriangle size={24} />}
            title={words.noViewer}
            action={
              <TextLink underline onClick={retry}>
                {words.again}
              </TextLink>
            }
          />
        </div>
      )}
    >
      {({ DocumentView }) => <DocumentView {...props} />}
    </PartLoader>
  )
}

type DocumentViewer = Awaited<ReturnType<typeof loadDocumentView>>['DocumentView']

function OnDevice({ row, label }: { row: DocumentRow; label: string }) {
  const words = useTexts(texts)
  const { draft, status, typeId } = row
  const waitsFor = useWaitsFor(status === 'queued' ? documentForm(typeId) : '')
  if (!draft) return null
  return (
    <div className={classes.waiting}>
      {status === 'rejected' ? (
        <SendingEnd
          state="rejected"
          title={words.view.rejectedTitle}
          text={refusalText(draft, words.view.unexplained, words.view.rejectedText)}
        />
      ) : status === 'queued' ? (
        <SendingEnd state="queued" waitsFor={waitsFor}>
          <p className="t-quiet">{words.view.queuedSince(formatInstant(draft.at))}</p>
        </SendingEnd>
      ) : (
        <SendingEnd state="synced" at={formatInstant(draft.at)} />
      )}
      {draft.file?.preview && (
        <img className={classes.preview} src={draft.file.preview} alt={words.view.photoOf(label)} />
      )}
      <Button
        variant={status === 'rejected' ? 'filled' : 'outline'}
        href={`#${paths.documentUpload(typeId)}`}
      >
        {status === 'rejected' ? words.view.upload : words.view.replace}
      </Button>
      {status !== 'sent' && <TextLink href={`#${paths.waiting}`}>{words.alert.seeWaiting}</TextLink>}
    </div>
  )
}
