import { IconAlertTriangle, IconFileSpreadsheet, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { useSaveSheet } from '../export/use-save-sheet.ts'
import { OnlineButton } from '../parts/online-button.tsx'
import { RowsInSight } from '../parts/rows-in-sight.tsx'
import { texts } from '../texts.es.ts'
import { type Pending, pendingOrder, remindedOn } from './pending-file.ts'
import classes from './progress.module.css'
import { RemindDialog } from './remind-dialog.tsx'
import { progressTexts } from './texts.es.ts'

/** Row height in px, with its chip. */
const ROW = 101

interface Props {
  pending: readonly Pending[]
  sendsMail: boolean
  onReminded: () => void
}

export function PendingList({ pending, sendsMail, onReminded }: Props) {
  const words = useTexts(progressTexts)
  const shared = useTexts(texts)
  const [isReminding, setReminding] = useState(false)
  const { isBusy, save } = useSaveSheet()
  return (
    <section className="t-stack t-gap-3">
      <SectionTitle id="pending">{words.pending(pending.length)}</SectionTitle>
      <div className={classes.tools}>
        <OnlineButton leftSection={<IconMail size={22} aria-hidden />} onClick={() => setReminding(true)}>
          {words.remind}
        </OnlineButton>
        <Button
          variant="outline"
          leftSection={<IconFileSpreadsheet size={22} aria-hidden />}
          aria-disabled={isBusy}
          onClick={() => void save(() => pendingOrder(pending), words.file)}
        >
          {isBusy ? shared.export.busy : words.export}
        </Button>
      </div>
      <div className="t-card">
        <RowsInSight rows={pending} height={ROW} isNeeded={() => false}>
          {({ key, rows, px, place }) => (
            <ul
              key={key}
              ref={place}
              className="t-list"
              // Safari drops the list role when the bullets are removed with CSS.
              // oxlint-disable-next-line jsx-a11y/no-redundant-roles
              role="list"
              aria-labelledby="pending"
              data-drawn={rows ? true : undefined}
              style={rows ? undefined : { height: px }}
            >
              {rows?.map((one) => (
                <Row key={one.numero} one={one} />
              ))}
            </ul>
          )}
        </RowsInSight>
      </div>
      {isReminding && (
        <RemindDialog
          pending={pending}
          sendsMail={sendsMail}
          onClose={() => {
            setReminding(false)
            onReminded()
          }}
        />
      )}
    </section>
  )
}

function Row({ one }: { one: Pending }) {
  const words = useTexts(progressTexts)
  const isLate = one.vence < companyDate(serverNow())
  const day = formatDate(one.vence)
  const reminded = remindedOn(one)
  return (
    <ListRow
      title={`${properName(one.nombre)} · ${one.numero}`}
      text={
        <>
          <span>{sentenceCase(one.departamento)}</span>
          {!one.tieneCuenta ? (
            <span className="t-block">{words.noAccount}</span>
          ) : (
            !one.tieneCorreo && <span className="t-block">{words.noMail}</span>
          )}
          {reminded !== '' && <span className="t-block">{words.reminded(formatDate(reminded))}</span>}
        </>
      }
      chip={
        <StateChip tone={isLate ? 'error' : 'warn'} icon={isLate ? <IconAlertTriangle /> : <IconMail />}>
          {isLate ? words.overdue(one.encuestas, day) : words.owes(one.encuestas, day)}
        </StateChip>
      }
    />
  )
}
