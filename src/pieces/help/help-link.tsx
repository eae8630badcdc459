import { IconHelpCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { helpOf, topicPath } from './help-of.ts'
import { SpokenHelp } from './spoken-help.tsx'
import { helpTexts } from './help-texts.es.ts'
import classes from './help.module.css'

/** Opens the help text of a screen in a dialog (EXT-01). Renders nothing for a screen without a help text. */
export function HelpLink({ path, helpPath }: { path: string; helpPath: string }) {
  const words = useTexts(helpTexts)
  const [isOpen, setOpen] = useState(false)
  const item = helpOf(path)
  if (!item) return null
  return (
    <div className={classes.place}>
      <TextLink icon={<IconHelpCircle size={22} />} onClick={() => setOpen(true)}>
        {words.what}
      </TextLink>
      {isOpen && (
        <Dialog opened size="small" title={item.name} closeLabel={words.close} onClose={() => setOpen(false)}>
          <div className="t-stack t-gap-3">
            <SpokenHelp {...item} />
            {path !== helpPath && (
              <TextLink href={`#${topicPath(helpPath, item.path)}`} onClick={() => setOpen(false)}>
                {words.more}
              </TextLink>
            )}
            <Button variant="outline" onClick={() => setOpen(false)}>
              {words.close}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
