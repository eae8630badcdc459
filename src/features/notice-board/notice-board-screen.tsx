import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import {
  listPublishedNotices,
  type PublishedNotice,
  withdrawNotice,
} from '#contract/notifications/notice-board.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { NewerRows } from '#pieces/lists/newer-rows.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { DrawingChoose } from '#ui/drawings/drawing-choose.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { BuiltNotices } from './built-notices.tsx'
import { PublishedRow } from './published-row.tsx'
import { texts } from './texts.es.ts'

const PAGE = 20

export function Screen() {
  const words = useTexts(texts)
  return (
    <div className="t-stack t-gap-4 t-page">
      <Button href={`#${paths.newNotice}`} leftSection={<IconPlus size={22} aria-hidden />}>
        {words.compose}
      </Button>
      <List />
    </div>
  )
}

function List() {
  const words = useTexts(texts)
  const [page, setPage] = useState(1)
  const list = useOperation(listPublishedNotices, { pagina: page }, { isKept: false })
  const [leaving, setLeaving] = useState<PublishedNotice | null>(null)
  const { data, failure } = list
  if (!data) {
    if (failure === null || list.isRefreshing) {
      return (
        <SkeletonRows
          label={words.loading}
          slowText={words.slow}
          retryText={words.again}
          onRetry={() => void list.refresh()}
        />
      )
    }
    return (
      <EmptyState
        drawing={<DrawingNoConnection />}
        title={words.failed}
        text={failureText(failure, words.failure)}
        action={
          <Button variant="outline" onClick={() => void list.refresh()}>
            {words.again}
          </Button>
        }
      />
    )
  }
  const newer = data.desconocidas ?? 0
  if (data.data.length + newer === 0 && page === 1) {
    return (
      <>
        <EmptyState drawing={<DrawingChoose />} title={words.none} text={words.noneText} />
        <BuiltNotices />
      </>
    )
  }
  const pages = Math.max(1, Math.ceil(data.total / PAGE))
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see ListCard */}
      <ul className="t-card t-list" role="list" aria-label={words.list}>
        {data.data.map((notice) => (
          <PublishedRow key={notice.id} notice={notice} onWithdraw={() => setLeaving(notice)} />
        ))}
      </ul>
      <NewerRows count={newer} />
      <Pager page={page} pages={pages} onPage={setPage} words={words} />
      <BuiltNotices />
      {leaving && (
        <Withdraw notice={leaving} onClose={() => setLeaving(null)} onDone={() => void list.refresh()} />
      )}
    </>
  )
}

interface WithdrawProps {
  notice: PublishedNotice
  onClose: () => void
  onDone: () => void
}

function Withdraw({ notice, onClose, onDone }: WithdrawProps) {
  const words = useTexts(texts)
  const [isBusy, setBusy] = useState(false)
  const withdraw = async () => {
    setBusy(true)
    const answer = await call(withdrawNotice, { id: notice.id })
    setBusy(false)
    onClose()
    if (!answer.ok) return showSnack({ text: failureText(answer.failure, words.failure), tone: 'error' })
    showSnack({ text: words.wasWithdrawn, tone: 'info' })
    onDone()
  }
  return (
    <ConfirmDialog
      opened
      danger
      title={words.withdrawTitle}
      question={<p>{words.withdrawQuestion(notice.titulo)}</p>}
      cancelText={words.cancel}
      confirmText={isBusy ? words.withdrawing : words.withdraw}
      busy={isBusy}
      onCancel={onClose}
      onConfirm={() => void withdraw()}
    />
  )
}
