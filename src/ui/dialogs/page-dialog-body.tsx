import { Modal } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import type { ReactNode } from 'react'
import classes from './page-dialog.module.css'
import { UiProvider } from '../theme/ui-provider.tsx'
import { FirstFocus } from './first-focus.tsx'
import { useEscape } from './use-escape.ts'
import { useFocusBack } from './use-focus-back.ts'

interface Props {
  onClose: () => void
  header: (heading: (title: string) => ReactNode) => ReactNode
  look?: { content: string | undefined; body: string | undefined }
  children: ReactNode
}

const OWN_LOOK = { content: classes.content, body: classes.body }

export function PageDialogBody({ onClose, header, look = OWN_LOOK, children }: Props) {
  useEscape(true, onClose)
  useFocusBack()
  return (
    <UiProvider>
      {/* The classes are set here, because a class on Modal.Content would also apply to its wrapper. */}
      <Modal.Root
        opened
        fullScreen
        onClose={onClose}
        closeOnEscape={false}
        transitionProps={{ duration: 0 }}
        classNames={{ inner: classes.inner ?? '', content: look.content ?? '', body: look.body ?? '' }}
      >
        <Modal.Content>
          <FirstFocus />
          {header((title) => (
            <Modal.Title>{title}</Modal.Title>
          ))}
          <Modal.Body>{children}</Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </UiProvider>
  )
}
