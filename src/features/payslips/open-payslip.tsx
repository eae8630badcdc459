import { Button, Modal } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useEffect } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { DrawingEmptyPayslips } from '#ui/drawing-empty-payslips.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ProgressLine } from '#ui/progress-line.tsx'
import { PayslipHeader, PayslipView } from './payslip-view.tsx'
import { texts } from './texts.ts'
import type { PayslipList } from './use-payslips.ts'
import classes from './open-payslip.module.css'

interface Props {
  /** From the address; may be one that nobody has. */
  payslipKey: string
  list: PayslipList
  /** Full screen over everything, or a pane beside the list. */
  layout: 'dialog' | 'pane'
  onClose: () => void
}

/** The payslip that the address names. */
export function OpenPayslip({ payslipKey, list, layout, onClose }: Props) {
  const row = list.rows?.find((candidate) => candidate.key === payslipKey) ?? null
  const isLooking = useHistoryFor(list, row === null)
  const content = row ? (
    <PayslipView key={row.key} row={row} />
  ) : isLooking ? (
    <Looking />
  ) : (
    <Unknown onClose={onClose} />
  )
  if (layout === 'pane') {
    return (
      <section className={classes.pane}>
        <PayslipHeader row={row} onClose={onClose} heading={(title) => <h2>{title}</h2>} />
        {content}
      </section>
    )
  }
  return (
    // By name: a class given to Modal.Content itself lands on the box around it, too.
    <Modal.Root
      opened
      fullScreen
      onClose={onClose}
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <Modal.Content>
        <PayslipHeader row={row} onClose={onClose} heading={(title) => <Modal.Title>{title}</Modal.Title>} />
        <Modal.Body>{content}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** An older payslip stands in the history: whoever follows a link to it has asked for the history. */
function useHistoryFor(list: PayslipList, isMissing: boolean): boolean {
  const { canLoad, isLoading, failure, load } = list.history
  const isKnown = list.rows !== null && !list.isLoading
  const shouldLoad = isMissing && isKnown && canLoad && !isLoading && failure === null
  useEffect(() => {
    if (shouldLoad) void load()
  }, [shouldLoad, load])
  return isMissing && (list.isLoading || isLoading || shouldLoad || (list.rows === null && list.isRefreshing))
}

function Looking() {
  const words = useTexts(texts)
  return (
    <div className={classes.looking}>
      <ProgressLine text={words.detail.opening} />
    </div>
  )
}

function Unknown({ onClose }: { onClose: () => void }) {
  const { detail } = useTexts(texts)
  return (
    <EmptyState
      drawing={<DrawingEmptyPayslips />}
      title={detail.unknown}
      text={detail.unknownText}
      action={<Button onClick={onClose}>{detail.toList}</Button>}
    />
  )
}
