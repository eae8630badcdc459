import { IconUserCheck, IconUserShare } from '@tabler/icons-react'
import { useState } from 'react'
import { listSubstitutes } from '#contract/approvals/approvals.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { formatDateRange } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import { staleDataReason } from '#hooks/operations/failure-text.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useDrawBelow } from '#hooks/device/use-draw-below.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { StaleData } from '#ui/feedback/load-failure.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import classes from './asking.module.css'
import { NameForm } from './name-form.tsx'
import { texts } from './texts.es.ts'
import { useSubstitution } from './use-substitutes.ts'
import { useTeam } from './use-team.ts'

type Substitution = ResponseOf<typeof listSubstitutes>['data'][number]

export function AwayScreen() {
  const words = useTexts(texts)
  const { data, failure, isRefreshing, refresh } = useOperation(listSubstitutes, {})
  const { isLooking } = useTeam()
  // Waits for list and team: the form is below the list, and the team decides its first field.
  const hasForm = useDrawBelow((data !== null || failure !== null) && !isLooking)
  const missing = toMissingDataProps({ failure, isRefreshing, refresh }, words)
  const old = staleDataReason(failure, words.failure, words.list.old)
  return (
    <div className={classes.page}>
      <p className="t-quiet">{words.away.lead}</p>
      {!data && <MissingData {...missing} loading={words.away.loading} />}
      {data && old && <StaleData {...old} {...missing} />}
      {data?.data.length === 0 && (
        <Banner tone="neutral" icon={<IconUserShare size={24} />} title={words.away.none}>
          {words.away.noneText}
        </Banner>
      )}
      {data && data.data.length > 0 && <Substitutions rows={data.data} />}
      {hasForm && <NameForm />}
    </div>
  )
}

function Substitutions({ rows }: { rows: readonly Substitution[] }) {
  const words = useTexts(texts)
  const { isBusy, change } = useSubstitution()
  const [ending, setEnding] = useState<Substitution | null>(null)
  const [problem, setProblem] = useProblem()
  const nameOf = ({ suplente }: Substitution) => properName(suplente.nombre)
  const end = async ({ id }: Substitution) => {
    const done = await change({ terminar: id })
    if (done === null) return
    setEnding(null)
    setProblem('problem' in done ? done.problem : null)
    if ('name' in done) showSnack({ text: words.away.ended, tone: 'success' })
  }
  return (
    <>
      <ProblemBanner problem={problem} />
      <ListCard label={words.away.title}>
        {rows.map((row) => (
          <ListRow
            key={row.id}
            lead={<Avatar name={nameOf(row)} />}
            title={<span lang="es-MX">{nameOf(row)}</span>}
            text={formatDateRange(row.desde, row.hasta, words.to)}
            chip={
              <StateChip
                tone={row.vigente ? 'ok' : 'neutral'}
                icon={row.vigente ? <IconUserCheck /> : <IconUserShare />}
              >
                {row.vigente ? words.away.now : words.away.later}
              </StateChip>
            }
            action={
              <Button
                variant="outline"
                aria-label={words.away.endLabel(nameOf(row))}
                onClick={() => setEnding(row)}
              >
                {words.away.end}
              </Button>
            }
          />
        ))}
      </ListCard>
      {ending && (
        <ConfirmDialog
          opened
          danger
          title={words.away.endTitle}
          question={<p>{words.away.endQuestion(nameOf(ending))}</p>}
          cancelText={words.cancel}
          confirmText={isBusy ? words.away.saving : words.away.endConfirm}
          busy={isBusy}
          onCancel={() => setEnding(null)}
          onConfirm={() => void end(ending)}
        />
      )}
    </>
  )
}
