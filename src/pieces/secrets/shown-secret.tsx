import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { useBackBlocked } from '#ui/dialogs/use-back-blocked.ts'
import classes from './secret.module.css'

interface Props {
  value: string
  /** Says how the program uses the value. */
  howTo: string
  words: { once: string; copy: string; copied: string; copyFailed: string; kept: string }
  onClose: () => void
}

/** Shows a key or secret that the portal never shows again. */
export function ShownSecret({ value, howTo, words, onClose }: Props) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  useBackBlocked()
  const said = useRef<HTMLParagraphElement>(null)
  useFocusOnMount(said)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied('yes')
    } catch {
      // The clipboard is missing, or its use is denied.
      setCopied('failed')
    }
  }
  return (
    <div className="t-stack t-gap-4">
      <p ref={said} tabIndex={-1} className="t-strong">
        {words.once}
      </p>
      {/* Selectable text for people who cannot use the copy button. */}
      <p className={classes.secret}>
        <code>{value}</code>
      </p>
      <output className={copied === 'failed' ? 't-error' : 't-hidden'}>
        {copied === 'failed' ? words.copyFailed : copied === 'yes' ? words.copied : ''}
      </output>
      <p className="t-quiet t-break">{howTo}</p>
      <div className={classes.actions}>
        <Button
          variant="outline"
          leftSection={
            copied === 'yes' ? <IconCheck size={22} aria-hidden /> : <IconCopy size={22} aria-hidden />
          }
          onClick={() => void copy()}
        >
          {copied === 'yes' ? words.copied : words.copy}
        </Button>
        <Button onClick={onClose}>{words.kept}</Button>
      </div>
    </div>
  )
}
