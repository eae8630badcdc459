import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { type AccountPerson, giveRole, takeRole } from '#contract/people/people.ts'
import { call } from '#core/transport/rpc.ts'
import { properName } from '#domain/text/person-name.ts'
import { canCombineRoles, ROLES, type Role } from '#domain/identity/roles.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { rolePaths } from '#hooks/navigation/inner-paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { roleWords } from '#models/roles/role-words.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { texts } from './texts.es.ts'
import { useProblemText, useRefreshPeople } from './use-people.ts'
import classes from './people.module.css'

export function Roles({ person }: { person: AccountPerson }) {
  const words = useTexts(texts)
  const named = useTexts(roleWords)
  const [asked, setAsked] = useState<Role | null>(null)
  const [isBusy, setBusy] = useState(false)
  const refresh = useRefreshPeople()
  const problemText = useProblemText()
  const holds = (role: Role) => person.roles.includes(role)
  const mayChange = person.abierta && !person.esPropia && person.tipo !== 'candidato'
  const isTaken = asked !== null && holds(asked)

  async function change(): Promise<void> {
    if (asked === null) return
    setBusy(true)
    const answer = await call(isTaken ? takeRole : giveRole, { id: person.id, rol: asked })
    await refresh()
    setBusy(false)
    setAsked(null)
    if (answer.ok) {
      const done = isTaken ? words.roles.taken : words.roles.given
      showSnack({ text: answer.value.espera ? words.roles.waits : done, tone: 'success' })
    } else showSnack({ text: problemText(answer.failure), tone: 'error' })
  }

  const name = properName(person.nombre)
  const role = asked === null ? '' : named.names[asked]
  return (
    <section aria-labelledby="roles">
      <h3 id="roles" className="t-heavy t-row-text">
        {words.roles.title}
      </h3>
      <ul className={classes.roles}>
        {ROLES.map((each) => (
          <li key={each} className={classes.role}>
            <div className={classes.roleWords}>
              <p className="t-strong">{named.names[each]}</p>
              <p className="t-quiet t-small t-airy">{named.what[each]}</p>
              {holds(each) && (
                <StateChip tone="ok" plain icon={<IconCheck />}>
                  {words.roles.has}
                </StateChip>
              )}
            </div>
            {mayChange && (holds(each) || canCombineRoles(person.roles, each)) && (
              <Button
                size="sm"
                variant="outline"
                aria-label={
                  holds(each)
                    ? words.roles.takeLabel(named.names[each])
                    : words.roles.giveLabel(named.names[each])
                }
                onClick={() => setAsked(each)}
              >
                {holds(each) ? words.roles.take : words.roles.give}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <a className={classes.allRoles} href={`#${rolePaths.roles}`}>
        {words.roles.all}
      </a>
      <ConfirmDialog
        opened={asked !== null}
        title={isTaken ? words.roles.takeTitle(role) : words.roles.giveTitle(role)}
        question={isTaken ? words.roles.takeText(name) : words.roles.giveText(name)}
        cancelText={words.actions.cancel}
        confirmText={isBusy ? words.actions.working : isTaken ? words.roles.take : words.roles.give}
        busy={isBusy}
        danger={isTaken}
        onCancel={() => setAsked(null)}
        onConfirm={() => void change()}
      />
    </section>
  )
}
