import { IconAlertTriangle, IconCalendarX, IconCircleCheck } from '@tabler/icons-react'
import { checkKardex, continueByKardex } from '#contract/evaluations/temporary-staff.ts'
import { formatDate } from '#domain/time/dates.ts'
import { sentenceCase } from '#domain/text/person-name.ts'
import { useToday } from '#hooks/device/use-today.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { showScreenAlert } from '#hooks/operations/alert.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { useAct } from '../parts/use-act.ts'
import { texts } from '../texts.es.ts'
import type { ActProps } from '../parts/act-props.ts'
import classes from './actions.module.css'
import { actionTexts } from './texts.es.ts'

/**
 * Decides jobs by the kardex alone: a person without absences advances, a person with absences waits (TEMP-27 … 31).
 */
export function KardexCheck({ person: { item, name, row }, onClose }: ActProps) {
  const { kardex: words, notDone, sending, wait } = useTexts(actionTexts)
  const shared = useTexts(texts)
  const today = useToday()
  const answer = useOperation(checkKardex, { emplid: row.emplid }, { isKept: false })
  const { act, isSending, problem } = useAct()
  const absences = answer.data?.kardex
  const isEarly = row.fecha_aplicacion > today
  const proceed = async () => {
    if (isSending) return
    if (isEarly) return void showScreenAlert(wait(formatDate(row.fecha_aplicacion)))
    if ((await act(continueByKardex, { item })) === null) return
    showSnack({ text: words.done, tone: 'success', ms: 6000 })
    onClose()
  }
  return (
    <Dialog
      opened
      size="medium"
      persistent={isSending}
      title={words.title}
      closeLabel={shared.close}
      onClose={onClose}
    >
      <div className="t-stack t-gap-4">
        <p className="t-strong t-break">{name}</p>
        <ProblemBanner title={notDone} problem={problem} />
        {absences === undefined ? (
          <MissingData rows={3} {...toMissingDataProps(answer, shared)} loading={words.loading} />
        ) : absences.length === 0 ? (
          <>
            <Banner tone="ok" live="status" icon={<IconCircleCheck size={24} />} title={words.none}>
              {isEarly ? words.noneEarly(formatDate(row.fecha_aplicacion)) : words.noneText}
            </Banner>
            <div className={classes.buttons}>
              <Button variant="outline" aria-disabled={isSending} onClick={() => !isSending && onClose()}>
                {shared.cancel}
              </Button>
              <Button aria-disabled={isSending} onClick={() => void proceed()}>
                {isSending ? sending : words.proceed}
              </Button>
            </div>
          </>
        ) : (
          <>
            <Banner
              tone="warn"
              live="status"
              icon={<IconAlertTriangle size={24} />}
              title={words.some(absences.length)}
            >
              {words.someText}
            </Banner>
            <ListCard label={words.list}>
              {absences.map(({ Fecha, TipoIncidencia, comentario }, index) => (
                // The index is part of the key, because two absences may have the same day and kind.
                // oxlint-disable-next-line react/no-array-index-key
                <ListRow
                  key={`${Fecha} ${index}`}
                  lead={<Tile tone="pink" icon={<IconCalendarX size={24} />} />}
                  title={formatDate(Fecha)}
                  text={
                    <span lang="es-MX">
                      {[sentenceCase(TipoIncidencia), comentario].filter(Boolean).join(' · ')}
                    </span>
                  }
                />
              ))}
            </ListCard>
            <div className={classes.buttons}>
              <Button onClick={onClose}>{words.understood}</Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
