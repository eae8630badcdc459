import type { ReactNode } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { findHelp, topicPath } from './help-of.ts'
import { HelpSaid } from './help-said.tsx'
import { helpTexts } from './help-texts.es.ts'

interface Props {
  typed: string
  helpPath: string
  /** Whether the screen of a topic is the person's own. */
  isOwn: (path: string) => boolean
  /** Shown where the help says nothing about it. */
  otherwise: ReactNode
}

/** What the portal's own help says about what somebody has typed. */
export function HelpFound({ typed, helpPath, isOwn, otherwise }: Props) {
  const words = useTexts(helpTexts)
  const [item] = findHelp(typed, 1, isOwn)
  if (!item) return otherwise
  return (
    <div className="t-stack t-gap-1">
      <strong>{item.name}</strong>
      <HelpSaid {...item} />
      <TextLink href={`#${topicPath(helpPath, item.path)}`}>{words.more}</TextLink>
    </div>
  )
}
