import type { ReactNode } from 'react'
import { Mark } from '#ui/drawings/mark.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import classes from './auth-frame.module.css'

interface Props {
  children: ReactNode
  note?: ReactNode
  plain?: boolean
}

export function AuthFrame({ children, note, plain = false }: Props) {
  const shared = useSharedDevice()
  const hasStrip = Boolean(shared?.dialogAside)
  return (
    <div className={classes.frame} data-keys={shared !== null || undefined} data-plain={plain || undefined}>
      {!hasStrip && (
        <header className={classes.brand}>
          <div className={classes.word}>
            <Mark variant="word" tone="on-brand" height={48} />
          </div>
          <div className={classes.full}>
            <Mark variant="full" tone="on-brand" height={56} />
          </div>
          {note && <div className={classes.note}>{note}</div>}
          <svg className={classes.disc} viewBox="0 0 280 280" aria-hidden="true" focusable="false">
            <path className={classes.sun} d="M3.95 107a140 140 0 0 1 272.1 0Z" />
            <path
              className={classes.night}
              d="M.43 129H122v149.84A140 140 0 0 1 .43 129ZM279.57 129H158v149.84A140 140 0 0 0 279.57 129Z"
            />
          </svg>
        </header>
      )}
      <main className={classes.sheet}>
        <div className={classes.column}>{children}</div>
      </main>
    </div>
  )
}
