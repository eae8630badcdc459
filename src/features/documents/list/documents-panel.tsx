import { IconDeviceMobile, IconMessage2Exclamation, IconPigMoney, IconPlus } from '@tabler/icons-react'
import { useHasLoanPapers } from '#models/savings/use-has-loan-papers.ts'
import { reportsConnection } from '#core/transport/connection.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { setWifiOnly, useWifiOnly } from '#hooks/device/wifi-only.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useLacksCamera } from '#media/capture/use-camera-kind.ts'
import { Button } from '#ui/actions/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { DocumentAlerts } from './document-alerts.tsx'
import { DocumentList } from './document-list.tsx'
import { documentRows } from '../rows/document-rows.ts'
import classes from './documents-panel.module.css'
import { texts } from '../texts.es.ts'
import type { Documents } from '../rows/use-documents.ts'

interface Props {
  documents: Documents
  canDrop?: boolean
}

export function DocumentsPanel({ documents, canDrop = false }: Props) {
  const words = useTexts(texts)
  const { documents: list, at, drafts, comments, year } = documents
  const lacksCamera = useLacksCamera()
  if (documents.isLoading) {
    return (
      <SkeletonRows
        rows={6}
        label={words.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={documents.refresh}
      />
    )
  }
  const rows = documentRows({ documents: list, listAt: at, drafts, comments, year })
  return (
    <div className="t-stack t-gap-3 t-shrink">
      {lacksCamera && <NoCamera />}
      <DocumentAlerts documents={documents} rows={rows} />
      <DocumentList rows={rows.required} label={words.list.required} canTake={!lacksCamera} />
      {rows.others.length > 0 && (
        <section className="t-above-3">
          <SectionTitle id="others">{words.list.others}</SectionTitle>
          <DocumentList rows={rows.others} labelledBy="others" canTake={!lacksCamera} />
        </section>
      )}
      <div className="t-stack t-gap-3 t-start t-above-2">
        <TextLink
          id="documento-comentarios"
          href={`#${paths.documentComments}`}
          icon={<IconMessage2Exclamation size={22} />}
        >
          {comments.length > 0 ? `${words.list.comments} · ${comments.length}` : words.list.comments}
        </TextLink>
        {!lacksCamera && (
          <Button
            id="documento-otro"
            variant="outline"
            href={`#${paths.documentChoice}`}
            leftSection={<IconPlus size={22} aria-hidden />}
          >
            {words.list.uploadOther}
          </Button>
        )}
        {canDrop && <p className="t-quiet">{words.list.drop}</p>}
        <WifiOnly />
        <LoanPapers />
      </div>
    </div>
  )
}

/** Rendered last, because the link appears late. */
function LoanPapers() {
  const words = useTexts(texts).list
  if (!useHasLoanPapers()) return null
  return (
    <TextLink href={`#${paths.savingsPapers}`} icon={<IconPigMoney size={22} />}>
      {words.loanPapers}
    </TextLink>
  )
}

function NoCamera() {
  const words = useTexts(texts).alert
  return (
    <Banner tone="primary" icon={<IconDeviceMobile size={28} />} title={words.noCamera}>
      {words.noCameraText}
    </Banner>
  )
}

/** Shown only when the browser distinguishes Wi-Fi from mobile data. */
function WifiOnly() {
  const words = useTexts(texts).list
  const isKiosk = useIsKiosk()
  const isOn = useWifiOnly()
  if (isKiosk || !reportsConnection()) return null
  return (
    <label className={classes.wifi}>
      <input
        type="checkbox"
        autoComplete="off"
        checked={isOn}
        onChange={(event) => setWifiOnly(event.currentTarget.checked)}
      />
      <span>
        {words.wifi}
        <small>{words.wifiText}</small>
      </span>
    </label>
  )
}
