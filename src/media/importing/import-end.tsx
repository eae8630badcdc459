import type { ReactNode } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { KindCounts, type KindTile } from './kind-tiles.tsx'
import { texts } from './texts.es.ts'
import classes from './importing.module.css'

interface Props {
  tiles: readonly KindTile<string>[]
  onOther: () => void
  /** What is left to be done, between what came of it and the way to another file. */
  children: ReactNode
}

/** What came of an import that is over. */
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
