import {
  IconBuildingFactory2,
  IconCircleCheck,
  IconDatabaseExport,
  IconFileImport,
  IconUserShield,
  IconUsersPlus,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { SetUp as Steps } from '#contract/portal-health/desk-today.ts'
import { healthPaths, importPaths, rolePaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Card } from '#ui/lists/card.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { deskTexts } from './desk-texts.es.ts'

interface Step {
  name: Exclude<keyof Steps, 'sinRespaldos'>
  path: string
  /** Opened instead of `path` when the step is done. */
  donePath?: string
  icon: ReactNode
}

const steps: readonly Step[] = [
  { name: 'compania', path: paths.newPerson, icon: <IconBuildingFactory2 size={24} /> },
  { name: 'roles', path: rolePaths.give, donePath: rolePaths.roles, icon: <IconUserShield size={24} /> },
  { name: 'personas', path: importPaths.people, icon: <IconUsersPlus size={24} /> },
  { name: 'nomina', path: importPaths.payroll, icon: <IconFileImport size={24} /> },
  { name: 'respaldo', path: healthPaths.health, icon: <IconDatabaseExport size={24} /> },
]

/** A server without backups skips the backup step. */
export const isUnfinished = (state: Steps | undefined): state is Steps =>
  state !== undefined &&
  steps.some(({ name }) => !state[name] && !(name === 'respaldo' && state.sinRespaldos))

export function SetUp({ state }: { state: Steps }) {
  const words = useTexts(deskTexts).setUp
  const { canOpen } = useShellParts()
  const done = steps.filter(({ name }) => state[name]).length
  return (
    <section>
      <SectionTitle id="set-up" size="large">
        {words.title}
      </SectionTitle>
      <div className="t-stack t-gap-3">
        <Card>
          <ProgressLine text={words.progress(done, steps.length)} share={done / steps.length} />
        </Card>
        <ListCard labelledBy="set-up">
          {steps.map(({ name, path, donePath = path, icon }) => {
            const isDone = state[name]
            const { title, text } = words.steps[name]
            const isForOthers = name === 'nomina' && !canOpen(path)
            return (
              <ListRow
                key={name}
                lead={
                  <Tile
                    tone={isDone ? 'ok' : 'primary'}
                    icon={isDone ? <IconCircleCheck size={24} /> : icon}
                  />
                }
                title={title}
                text={isDone ? words.done : isForOthers ? words.payrollRole : text}
                href={`#${isForOthers ? rolePaths.give : isDone ? donePath : path}`}
              />
            )
          })}
        </ListCard>
      </div>
    </section>
  )
}
