import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { listRoles } from '#contract/identity/roles.ts'
import { giveRole, readPeopleLists } from '#contract/people/people.ts'
import type { Failure } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { properName } from '#domain/text/person-name.ts'
import { isNarrowable, ROLES } from '#domain/identity/roles.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { rolePaths } from '#hooks/navigation/inner-paths.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useFormErrors } from '#hooks/operations/form-errors.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { roleWords } from '#models/roles/role-words.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { ChoosePerson } from './choose-person.tsx'
import {
  emptyGrant,
  faultsOf,
  fieldId,
  type GrantFault,
  placesOf,
  type RoleGrant,
  toWire,
} from './role-grant.ts'
import { ScopeFields } from './scope-fields.tsx'
import { ScopeLine } from './scope-line.tsx'
import { texts } from './texts.es.ts'
import { useRefreshRoles } from './use-roles.ts'
import classes from './roles.module.css'

/**
 * Gives a role. Its last button names the role and the person, so no dialog asks again. Stores nothing on the device,
 * because the data are another person's.
 */
export function Screen() {
  const words = useTexts(texts)
  const isOnline = useOnline()
  const named = useTexts(roleWords)
  const { give } = words
  const refresh = useRefreshRoles()
  const lists = useOperation(readPeopleLists, {}, { isKept: false })
  const administrators = useOperation(listRoles, { rol: 'administrador', pagina: 1 }, { isKept: false })
  const [gift, setGift] = useState<RoleGrant>(emptyGrant)
  const { errors, showErrors, note, clear } = useFormErrors<GrantFault>()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  useUnsavedInput(gift.person !== null || gift.role !== null)
  if (!lists.data) return <MissingData {...toMissingDataProps(lists, words)} loading={words.loading} />
  const change = (part: Partial<RoleGrant>) => {
    const next = { ...gift, ...part }
    setGift(next)
    note(Object.keys(part), faultsOf(next))
  }
  const errorOf = (field: GrantFault['field']) =>
    errors?.problems.some((problem) => problem.field === field) ? give.faults[field] : null

  async function send(): Promise<void> {
    const input = toWire(gift)
    if (input === null) return
    setBusy(true)
    const answer = await call(giveRole, input)
    setBusy(false)
    if (!answer.ok) return setFailure(answer.failure)
    setGift(emptyGrant)
    showSnack({ text: answer.value.espera ? words.list.waits : give.given, tone: 'success' })
    await refresh()
    navigate(rolePaths.roles, { replace: true })
  }
  const submit = () => {
    if (isBusy) return
    if (!navigator.onLine) return showSnack({ text: words.failure.offline, tone: 'info' })
    setFailure(null)
    const found = faultsOf(gift)
    if (found.length > 0) return showErrors(found)
    clear()
    void send()
  }
  const isNamed = gift.person !== null && gift.role !== null
  const submitText =
    gift.person !== null && gift.role !== null
      ? words.waiting.dar(named.names[gift.role], properName(gift.person.nombre))
      : give.submit
  return (
    // Enter in a field submits nothing, because no dialog follows.
    <form className="t-stack t-gap-4 t-page" noValidate onSubmit={(event) => event.preventDefault()}>
      <TextLink href={`#${rolePaths.roles}`}>{give.holders}</TextLink>
      {errors && (
        <ErrorSummary
          title={give.errors}
          items={errors.problems.map(({ field }) => ({ fieldId: fieldId(field), text: give.faults[field] }))}
          attempt={errors.attempt}
        />
      )}
      <ChoosePerson
        id={fieldId('who')}
        chosen={gift.person}
        error={errorOf('who')}
        onChoose={(person) => change({ person })}
      />
      <div className={classes.part}>
        <RadioCards
          id={fieldId('role')}
          label={give.role}
          error={errorOf('role')}
          value={gift.role}
          options={ROLES.map((value) => ({ value, label: named.names[value], text: named.what[value] }))}
          onChange={(role) => change({ role })}
        />
      </div>
      {gift.role !== null && isNarrowable(gift.role) && (
        <ScopeFields
          gift={gift}
          role={gift.role}
          lists={lists.data}
          error={errorOf('places')}
          onChange={change}
        />
      )}
      {failure && (
        <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={give.notGiven}>
          {failureText(failure, words.failure)}
        </Banner>
      )}
      {isNamed && <ScopeLine scope={placesOf(gift, lists.data)} />}
      <Second administrators={administrators.data?.total ?? null} />
      <Button size="lg" resting={!isOnline} aria-disabled={isBusy || !isOnline} onClick={submit}>
        {isBusy ? give.working : submitText}
      </Button>
    </form>
  )
}

/** Says that another administrator must confirm, unless the caller is the only one. Null while unknown. */
function Second({ administrators }: { administrators: number | null }) {
  const { give } = useTexts(texts)
  if (administrators === 1) return null
  return <p className="t-quiet">{administrators === null ? give.secondMaybe : give.second}</p>
}
