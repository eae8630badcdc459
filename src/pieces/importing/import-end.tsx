import type { ReactNode } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { KindCounts, type KindTile } from './kind-tiles.tsx'
import { texts } from './texts.es.ts'
import classes from './importing.module.css'

interface Props {
  tiles: readonly KindTile<string>[]
  onOther: () => void
  /** Remaining tasks, between the counts and the button for another file. */
  children: ReactNode
}

export function ImportEnd({ tiles, onOther, children }: Props) {
  const words = useTexts(texts).run
  return (
    <>
      <KindCounts tiles={tiles} />
      {children}
      <div className={classes.buttons}>
        <Button onClick={onOther}>{words.again}</Button>
      </div>
    </>
  )
}
