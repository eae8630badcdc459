import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import type { ReactNode } from 'react'
import classes from './dialog.module.css'
import { useSharedDevice } from './shared-device.ts'
import { UiProvider } from './ui-provider.tsx'

export const PHONE = '(max-width: 767.98px)'

interface Props {
  opened: boolean
  title: ReactNode
  /** Esc, the close icon and, unless `persistent`, a touch outside. */
  onClose: () => void
  closeLabel: string
  children: ReactNode
  /** large: full screen under 768 px with a 56 px header. small: stays small everywhere (¡Advertencia! …). */
  size?: 'large' | 'small'
  /** Only its own buttons close it. */
  persistent?: boolean
  /** false: whoever closes it says where the focus goes. */
  returnFocus?: boolean
  /** At the right of the header, such as a chip. */
  aside?: ReactNode
}

/** A named dialog that keeps the focus and gives it back (product.md, information architecture). */
export function Dialog({
  opened,
  title,
  onClose,
  closeLabel,
  children,
  size = 'large',
  persistent = false,
  returnFocus = true,
  aside,
}: Props) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const isLarge = size === 'large'
  const shared = useSharedDevice()
  return (
    <UiProvider>
      <Modal.Root
        opened={opened}
        onClose={onClose}
        fullScreen={isLarge && isPhone}
        centered={!isLarge}
        closeOnEscape={!persistent}
        closeOnClickOutside={!persistent}
        // A kiosk's letters are larger, and Terminar needs its place in the header.
        size={(isLarge ? 760 : 420) * (shared ? 1.35 : 1)}
        returnFocus={returnFocus}
        transitionProps={{ duration: 0 }}
        classNames={{
          overlay: classes.overlay ?? '',
          inner: classes.inner ?? '',
          content: classes.content ?? '',
          header: (isLarge ? classes.header : classes.smallHeader) ?? '',
          title: classes.title ?? '',
          body: classes.body ?? '',
          close: classes.close ?? '',
        }}
      >
        <Modal.Overlay />
        <Modal.Content>
          {/* A page header of its own would be a second banner for the screen reader. */}
          <Modal.Header role="presentation">
            <Modal.Title>{title}</Modal.Title>
            {aside}
            {!persistent && isLarge && (
              <Modal.CloseButton aria-label={closeLabel} size="var(--t-target)" iconSize={24} />
            )}
            {shared?.dialogAside}
          </Modal.Header>
          <Modal.Body>{children}</Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </UiProvider>
  )
}
