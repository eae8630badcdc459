import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Mark } from '../drawings/mark.tsx'
import classes from './kiosk-header.module.css'

interface Props {
  title?: ReactNode
  sub?: ReactNode
  /** The header shows the sun when `back` is undefined. */
  back?: { word: string; onBack: () => void }
  children: ReactNode
}

export function KioskHeader({ title, sub, back, children }: Props) {
  return (
    <header className={classes.header}>
      {back ? (
        <button type="button" className={classes.back} onClick={back.onBack}>
          <IconArrowLeft aria-hidden="true" size={30} />
          <span>{back.word}</span>
        </button>
      ) : (
        <Mark variant="symbol" tone="on-brand" height={56} />
      )}
      <div className={classes.words}>
        {title !== undefined && (
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
        )}
        {sub && <div className={classes.sub}>{sub}</div>}
      </div>
      {!back && (
        <span className={classes.sky} aria-hidden="true">
          <span className={classes.west} />
          <span className={classes.sun} />
          <span className={classes.east} />
        </span>
      )}
      {children}
    </header>
  )
}
