import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { findHelp, topicPath } from './help-of.ts'
import { HelpSaid } from './help-said.tsx'
import { helpTexts } from './help-texts.es.ts'

/** What the portal's own help says about what somebody has typed; nothing where it says nothing. */
export function HelpFound({ typed, helpPath }: { typed: string; helpPath: string }) {
  const words = useTexts(helpTexts)
  const { canOpen } = useShellParts()
  const { menu } = useProfile()
  const [item] = findHelp(typed, 1, { canOpen, menu })
  if (!item) return null
  return (
    <div className="t-stack t-gap-1">
      <strong>{item.name}</strong>
      <HelpSaid {...item} />
      <TextLink href={`#${topicPath(helpPath, item.path)}`}>{words.more}</TextLink>
    </div>
  )
}
