import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { takeRole } from '#contract/people/people.ts'
import type { HeldRole, RoleHolder } from '#contract/identity/roles.ts'
import { call } from '#core/transport/rpc.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { isNarrowable } from '#domain/identity/roles.ts'
import { useOnlineOnly } from '#hooks/device/use-online-only.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { roleWords } from '#models/roles/role-words.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { ScopeLine } from './scope-line.tsx'
import { texts } from './texts.es.ts'
import { useRefreshRoles } from './use-roles.ts'
import classes from './roles.module.css'

export function Holder({ holder }: { holder: RoleHolder }) {
  const { list: words } = useTexts(texts)
  const who = holder.numero === '' ? words.user(holder.usuario) : words.number(holder.numero)
  const job = holder.puesto === '' ? '' : ` · ${sentenceCase(holder.puesto)}`
  const own = holder.esPropia ? ` · ${words.you}` : ''
  return (
    <li className={classes.holder}>
      <a className={classes.who} href={`#${paths.person(holder.id)}`}>
        <Avatar name={holder.nombre} />
        <span className="t-stack t-shrink">
          <span className={classes.name}>{properName(holder.nombre)}</span>
          <span className="t-quiet t-small t-airy">{`${who}${job}${own}`}</span>
        </span>
      </a>
      {/* Safari drops the list role when the bullets are removed with CSS. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={classes.roles} role="list">
        {holder.roles.map((role) => (
          <Held key={role.rol} role={role} holder={holder} />
        ))}
      </ul>
    </li>
  )
}

function Held({ role, holder }: { role: HeldRole; holder: RoleHolder }) {
  const words = useTexts(texts)
  const named = useTexts(roleWords)
  const refresh = useRefreshRoles()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { list } = words
  const name = named.names[role.rol]
  const person = properName(holder.nombre)

  const ask = useOnlineOnly(words.failure.offline, () => setAsked(true))

  async function take(): Promise<void> {
    setBusy(true)
    const answer = await call(takeRole, { id: holder.id, rol: role.rol })
    setBusy(false)
    setAsked(false)
    if (answer.ok) showSnack({ text: answer.value.espera ? list.waits : list.taken, tone: 'success' })
    else showSnack({ text: failureText(answer.failure, words.failure), tone: 'error' })
    await refresh()
  }

  return (
    <li className={classes.held}>
      <IconShieldCheck className="t-firm t-quiet" size={22} aria-hidden="true" />
      <div className={classes.heldWords}>
        <p className="t-strong">{name}</p>
        {isNarrowable(role.rol) && <ScopeLine scope={role} />}
        <p className="t-quiet t-small t-airy">{sinceText(role, list)}</p>
      </div>
      {!holder.esPropia && (
        <Button size="sm" variant="outline" aria-label={list.takeLabel(name, person)} {...ask}>
          {list.take}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsked}
        danger
        title={list.takeTitle(name)}
        question={list.takeText(person)}
        cancelText={words.cancel}
        confirmText={isBusy ? words.working : list.take}
        busy={isBusy}
        onCancel={() => setAsked(false)}
        onConfirm={() => void take()}
      />
    </li>
  )
}

interface SinceWords {
  since: (day: string) => string
  by: (day: string, name: string) => string
  byBoth: (day: string, name: string, second: string) => string
}

function sinceText({ desde, dio, confirmo }: HeldRole, words: SinceWords): string {
  if (dio === '') return words.since(desde)
  if (confirmo === '') return words.by(desde, properName(dio))
  return words.byBoth(desde, properName(dio), properName(confirmo))
}
