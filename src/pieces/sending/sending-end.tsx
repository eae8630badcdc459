import { type ReactNode, useRef } from 'react'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { Tile } from '#ui/lists/tile.tsx'
import { isUnsent, lookOf, type Sending, stateText } from './sending-state.tsx'
import { type es, sendingTexts } from './sending-texts.es.ts'

interface Props extends Sending {
  id?: string
  /** Replaces the name of the state, for example 'No se aceptaron 2 pasos'. */
  title?: string
  /** Replaces the sentence of the state, for example by the server's reason for a rejection. */
  text?: ReactNode
  /** True when this part replaces a form, whose focused button is gone. */
  takesFocus?: boolean
  children?: ReactNode
}

/** State of a finished request, with its reason and the next step. Changes are announced. */
export function SendingEnd({ id, title, text, takesFocus = false, children, ...sending }: Props) {
  const words = useTexts(sendingTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnMount(() => (takesFocus ? heading.current : null))
  const { tone, Icon } = lookOf(sending)
  const sentence = text ?? sentenceOf(sending, words)
  return (
    <div className="t-row t-gap-3 t-no-focus">
      <Tile tone={tone} icon={<Icon size={24} />} />
      <div className="t-grow t-shrink">
        <div role="status">
          <h2 id={id} ref={heading} className="t-lead t-heavy t-snug" tabIndex={-1}>
            {title ?? titleOf(sending, words)}
          </h2>
          {sentence && <div className="t-quiet t-break">{sentence}</div>}
        </div>
        {children && <div className="t-stack t-gap-2 t-level">{children}</div>}
      </div>
    </div>
  )
}

type Words = Translation<typeof es>

function titleOf(sending: Sending, words: Words): string {
  const { state, what = '' } = sending
  return isUnsent(state) ? stateText({ state: 'queued', what }, words) : stateText(sending, words)
}

function sentenceOf({ state, waitsFor }: Sending, { texts }: Words): string {
  if (state === 'queued' && waitsFor) return texts[waitsFor]
  if (state === 'queued' || state === 'sending') return texts.queued
  const isOwn = state === 'synced' || state === 'stored' || state === 'draft' || state === 'unkept'
  return isOwn ? '' : texts[state]
}
