import { IconAlertTriangle, IconArrowBackUp, IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import type { ApprovalItem } from '#contract/approvals/approvals.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { candidateKinds } from '#domain/approvals/kinds.ts'
import { companyDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { linkFor } from '#models/asking/share.ts'
import { approvalSteps, decidedBy } from '#pieces/requests/approval-steps.ts'
import { requestTexts } from '#pieces/requests/request-texts.es.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Fold } from '#ui/lists/fold.tsx'
import { StepLine } from '#ui/lists/step-line.tsx'
import classes from './asking.module.css'
import { factsOf, summaryOf } from './describe.ts'
import { Facts } from './facts.tsx'
import { KindTile } from './kind-icon.tsx'
import { ShareLink } from './share-link.tsx'
import { texts } from './texts.es.ts'
import { useWithdrawal } from './use-asked.ts'

export function AskedItem({ item }: { item: ApprovalItem }) {
  const words = useTexts(texts)
  const { steps } = useTexts(requestTexts)
  const title = words.kinds[item.clase]
  const about = item.sobre && properName(item.sobre.nombre)
  const summary = summaryOf(item.detalle, about, words)
  return (
    <li className={classes.item}>
      <div className="t-row t-gap-3">
        <KindTile kind={item.clase} />
        <div className="t-grow t-shrink">
          <div className="t-row t-wrap t-between t-gap-0-3">
            <h2 className="t-strong t-row-text t-snug">{title}</h2>
            <span className="t-quiet t-small">{words.list.folio(item.id)}</span>
          </div>
          <p className="t-quiet t-break" lang="es-MX">
            {summary}
          </p>
        </div>
      </div>
      <SendingState plain live={false} state="synced" seenBy={decidedBy(item)} />
      <StepLine label={steps.label} steps={approvalSteps(item, steps)} />
      {item.estado === 'refused' && item.comentario !== null && (
        <Banner tone="error" icon={<IconAlertTriangle size={24} />} title={steps.reason}>
          <p lang="es-MX">{item.comentario}</p>
        </Banner>
      )}
      {item.clase === 'carta' && item.estado === 'authorized' && item.comentario !== null && (
        <Banner tone="ok" icon={<IconMapPin size={24} />} title={steps.pickUp}>
          <p lang="es-MX">{item.comentario}</p>
        </Banner>
      )}
      <Fold title={words.list.details} text={words.list.detailsText}>
        <Facts rows={factsOf(item.detalle, words, about)} />
      </Fold>
      <Actions item={item} what={[title, summary].join(' · ')} />
    </li>
  )
}

function Actions({ item, what }: { item: ApprovalItem; what: string }) {
  const link = linkFor(item, companyDate(serverNow()))
  if (link === null) return null
  return (
    <div className="t-wrap t-gap-3">
      <ShareLink id={item.id} link={link} what={what} />
      {item.estado === 'waiting' && <Withdraw item={item} what={what} />}
    </div>
  )
}

function Withdraw({ item, what }: { item: ApprovalItem; what: string }) {
  const words = useTexts(texts)
  const [isAsking, setAsking] = useState(false)
  const { isBusy, problem, withdraw } = useWithdrawal(item.id, () => setAsking(false))
  // A candidate whose request is withdrawn is rejected (server/services/candidates/after-decision.ts).
  const question = candidateKinds.includes(item.clase) ? words.withdraw.ofPerson : words.withdraw.question
  return (
    <>
      {problem !== null && (
        <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={problem.title}>
          {problem.text}
        </Banner>
      )}
      <Button
        variant="outline"
        aria-label={words.withdraw.label(what)}
        leftSection={<IconArrowBackUp size={22} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {words.withdraw.button}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        danger
        title={words.withdraw.title}
        question={<p>{question(what)}</p>}
        cancelText={words.cancel}
        confirmText={isBusy ? words.withdraw.busy : words.withdraw.confirm}
        busy={isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={withdraw}
      />
    </>
  )
}
