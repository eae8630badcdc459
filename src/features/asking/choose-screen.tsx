import { IconArrowDownCircle, IconCash, IconPencil, IconPigMoney, IconScale } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { canAskAboutPay } from '#domain/identity/can.ts'
import { isForHumanResources, isForLeaders } from '#domain/approvals/kinds.ts'
import { newRequestForms } from '#domain/requests/request-forms.ts'
import { dayOffPaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useUnconfirmedSteps } from '#hooks/work/use-queued.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { askedKinds, type ChosenKind } from '#models/asking/ask-forms.ts'
import { useSavingsEnrolment } from '#models/savings/use-savings-enrolment.ts'
import { AskIcon, ClarificationIcon } from '#models/screens/screen-icons.tsx'
import { VacationLine } from '#pieces/vacation/vacation-line.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import classes from './asking.module.css'
import { KindTile } from './kind-icon.tsx'
import { texts } from './texts.es.ts'
import { useTeamRole } from './use-leading.ts'

export { prefetchData } from '#models/asking/ahead.ts'

/**
 * "Pedir": links the requests that this person can make. On a host without P-92 these are days off, questions
 * about pay, and savings movements.
 */
export function ChooseScreen() {
  const words = useTexts(texts).choose
  const { decides } = useTeamRole()
  const { lacking } = useShellParts()
  const { company, user } = useProfile()
  const hasList = !lacking?.includes(paths.asking)
  const own = hasList ? askedKinds.filter((kind) => !isForLeaders(kind) && !isForHumanResources(kind)) : []
  return (
    <div className={classes.page}>
      {hasList && (
        <ListCard label={words.asked.title}>
          <ListRow
            {...words.asked}
            lead={<Tile tone="teal" icon={<AskIcon size={24} />} />}
            href={`#${paths.asking}`}
          />
        </ListCard>
      )}
      <Section id="dias" title={words.days}>
        <Kinds kinds={['incidencia']} />
        <Kinds kinds={own} />
      </Section>
      <VacationLine />
      {canAskAboutPay({ company, userId: user.Id_Usuario }) && (
        <Section id="pago" title={words.pay}>
          <ListRow
            {...words.doubt}
            lead={<Tile tone="pink" icon={<ClarificationIcon size={24} />} />}
            href={`#${paths.newClarification}`}
          />
          <ListRow
            {...words.dispute}
            lead={<Tile tone="warn" icon={<IconScale size={24} />} />}
            href={`#${paths.newDispute}`}
          />
          <Savings />
        </Section>
      )}
      {hasList && (
        <Section id="recursos-humanos" title={words.humanResources}>
          <Kinds kinds={askedKinds.filter(isForHumanResources)} />
        </Section>
      )}
      {decides && hasList && (
        <Section id="equipo" title={words.team}>
          <Kinds kinds={askedKinds.filter(isForLeaders)} />
        </Section>
      )}
    </div>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section>
      <SectionTitle id={id}>{title}</SectionTitle>
      <ListCard labelledBy={id}>{children}</ListCard>
    </section>
  )
}

function Savings() {
  const words = useTexts(texts).choose
  const { canSee } = useSavingsEnrolment()
  if (canSee === null) return null
  if (!canSee)
    return (
      <ListRow
        {...words.join}
        lead={<Tile tone="teal" icon={<IconPigMoney size={24} />} />}
        href={`#${paths.savingsMove('inscribirme')}`}
      />
    )
  return (
    <>
      <ListRow
        {...words.loan}
        lead={<Tile tone="primary" icon={<IconCash size={24} />} />}
        href={`#${paths.savingsMove('prestamo')}`}
      />
      <ListRow
        {...words.withdrawal}
        lead={<Tile tone="money" icon={<IconArrowDownCircle size={24} />} />}
        href={`#${paths.savingsMove('retirar')}`}
      />
    </>
  )
}

function Kinds({ kinds }: { kinds: readonly ChosenKind[] }) {
  const words = useTexts(texts)
  const drafts = new Set(
    useUnconfirmedSteps()?.flatMap(({ form, step }): string[] => {
      if (form === newRequestForms.dayOff) return ['incidencia']
      return form === newRequestForms.asking ? [step] : []
    }),
  )
  return kinds.map((kind) => (
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
      href={`#${kind === 'incidencia' ? dayOffPaths.ask : paths.askFor(kind)}`}
    />
  ))
}
