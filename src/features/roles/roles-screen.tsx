import { IconUserPlus } from '@tabler/icons-react'
import { ROLES } from '#domain/identity/roles.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { rolePaths } from '#hooks/navigation/inner-paths.ts'
import { missingDataReason, staleDataReason } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { roleWords } from '#models/roles/role-words.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { PagedList } from '#ui/lists/paged-list.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Holder } from './holder.tsx'
import { texts } from './texts.es.ts'
import { type RolesList, useRoles } from './use-roles.ts'
import { Waiting } from './waiting.tsx'
import classes from './roles.module.css'

const LONGEST = 60

export function Screen() {
  const words = useTexts(texts)
  const roles = useRoles()
  const isOnline = useOnline()
  return (
    <div className="t-stack t-gap-4 t-page">
      <Button
        href={`#${rolePaths.give}`}
        resting={!isOnline}
        onClick={(event) => {
          if (navigator.onLine) return
          event.preventDefault()
          showSnack({ text: words.failure.offline, tone: 'info' })
        }}
        leftSection={<IconUserPlus size={22} aria-hidden="true" />}
      >
        {words.propose}
      </Button>
      <Waiting proposals={roles.waiting} />
      <section className="t-stack t-gap-3 t-shrink" aria-labelledby="con-rol">
        <SectionTitle id="con-rol">{words.list.title}</SectionTitle>
        <Filters roles={roles} />
        <Rows roles={roles} />
      </section>
    </div>
  )
}

function Filters({ roles }: { roles: RolesList }) {
  const { list: words } = useTexts(texts)
  const named = useTexts(roleWords)
  return (
    <div className={classes.filters}>
      <search>
        <SearchField
          label={words.search}
          placeholder={words.searchShort}
          clearLabel={words.clear}
          maxLength={LONGEST}
          value={roles.typed}
          onChange={roles.search}
        />
      </search>
      <SelectField
        label={words.role}
        value={roles.role}
        options={[
          { value: '', label: words.anyRole },
          ...ROLES.map((value) => ({ value, label: named.names[value] })),
        ]}
        onChange={(event) => roles.chooseRole(ROLES.find((each) => each === event.target.value) ?? '')}
      />
    </div>
  )
}

function Rows({ roles }: { roles: RolesList }) {
  const words = useTexts(texts)
  const { list } = words
  const { failure } = roles
  return (
    <PagedList
      list={roles}
      words={{ ...list, slow: words.slow, again: words.again }}
      loadProblem={failure && missingDataReason(failure, words)}
      staleProblem={staleDataReason(failure, words.failure, list.old)}
      none={<p>{list.none}</p>}
    >
      {(holder) => <Holder key={holder.id} holder={holder} />}
    </PagedList>
  )
}
