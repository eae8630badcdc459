import { Modal } from '@mantine/core'

import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import type { DialogProps } from './dialog-props.ts'
import classes from './dialog.module.css'
import { PHONE } from '../theme/phone.ts'
import { useMedia } from '../theme/use-media.ts'
import { useSharedDevice } from '../theme/shared-device.ts'
import { UiProvider } from '../theme/ui-provider.tsx'
import { FirstFocus } from './first-focus.tsx'
import { useBack } from './use-back.ts'
import { useEscape } from './use-escape.ts'
import { useFocusBack } from './use-focus-back.ts'

/** Above Mantine's 200 and below the kiosk's idle band (1000). */
const ON_TOP = 900
const WIDTHS = { large: 760, page: 760, medium: 600, small: 420 }

export function DialogBody({
  opened,
  title,
  onClose,
  closeLabel,
  children,
  size = 'large',
  persistent = false,
  staysOpen = persistent,
  returnFocus = true,
  onTop = false,
  hasClose,
  backCloses,
  aside,
}: DialogProps) {
  const isPhone = useMedia(PHONE)
  const isLarge = size === 'large' || size === 'page'
  const shared = useSharedDevice()
  useEscape(opened, persistent ? null : onClose, onTop)
  useBack(opened && !persistent && (backCloses ?? !isLarge) ? onClose : null)
  useFocusBack(opened && returnFocus)
  return (
    <UiProvider>
      <Modal.Root
        opened={opened}
        onClose={onClose}
        {...(onTop && { zIndex: ON_TOP })}
        fullScreen={size === 'page' || (isLarge && isPhone)}
        centered={!isLarge}
        closeOnEscape={false}
        closeOnClickOutside={!staysOpen}
        // A kiosk has larger text, and Terminar in the header.
        size={WIDTHS[size] * (shared ? 1.35 : 1)}
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
          <FirstFocus />
          {/* Without this role, screen readers announce the header as a second page banner. */}
          <Modal.Header role="presentation">
            <Modal.Title>{title}</Modal.Title>
            {aside}
            {!persistent && (hasClose ?? isLarge) && (
              <Modal.CloseButton aria-label={closeLabel} size="var(--t-target)" iconSize={24} />
            )}
            {isLarge ? shared?.dialogAside : shared?.alertAside}
          </Modal.Header>
          <Modal.Body>{children}</Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </UiProvider>
  )
}
