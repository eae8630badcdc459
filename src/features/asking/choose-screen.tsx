import { IconPencil } from '@tabler/icons-react'
import { isForLeaders } from '#domain/approvals/kinds.ts'
import { newRequestForms } from '#domain/requests/request-forms.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useUnconfirmedSteps } from '#hooks/work/use-queued.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { askedKinds, type ChosenKind } from '#models/asking/ask-forms.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import classes from './asking.module.css'
import { KindTile } from './kind-icon.tsx'
import { texts } from './texts.es.ts'
import { useTeamRole } from './use-leading.ts'

/** Lists the requests that a person can make: own ones for everybody, team requests for leaders. */
export function ChooseScreen() {
  const words = useTexts(texts).choose
  const { decides } = useTeamRole()
  const own = askedKinds.filter((kind) => !isForLeaders(kind))
  return (
    <div className={classes.page}>
      <p className="t-quiet">{words.lead}</p>
      <SectionTitle id="para-ti">{words.own}</SectionTitle>
      <Kinds kinds={['incidencia', ...own]} labelledBy="para-ti" />
      {decides && (
        <>
          <SectionTitle id="para-equipo">{words.team}</SectionTitle>
          <Kinds kinds={askedKinds.filter(isForLeaders)} labelledBy="para-equipo" />
        </>
      )}
    </div>
  )
}

function Kinds({ kinds, labelledBy }: { kinds: readonly ChosenKind[]; labelledBy: string }) {
  const words = useTexts(texts)
  const drafts = new Set(
    useUnconfirmedSteps()?.flatMap(({ form, step }) => (form === newRequestForms.asking ? [step] : [])),
  )
  return (
    <ListCard labelledBy={labelledBy}>
      {kinds.map((kind) => (
        <ListRow
          key={kind}
          lead={<KindTile kind={kind} />}
          title={words.kinds[kind]}
          text={words.explained[kind]}
          chip={
            drafts.has(kind) && (
              <StateChip tone="warn" icon={<IconPencil />}>
                {words.choose.draft}
              </StateChip>
            )
          }
          href={`#${kind === 'incidencia' ? paths.incidents : paths.askFor(kind)}`}
        />
      ))}
    </ListCard>
  )
}
