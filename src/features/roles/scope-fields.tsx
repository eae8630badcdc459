import type { ResponseOf } from '#contract/protocol/operation.ts'
import type { readPeopleLists } from '#contract/people/people.ts'
import { sentenceCase } from '#domain/text/person-name.ts'
import type { NarrowableRole } from '#domain/identity/roles.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { roleWords } from '#models/roles/role-words.es.ts'
import { CheckCards } from '#ui/choices/check-cards.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { fieldId, type RoleGrant } from './role-grant.ts'
import { texts } from './texts.es.ts'
import classes from './roles.module.css'

interface Props {
  gift: RoleGrant
  role: NarrowableRole
  lists: Pick<ResponseOf<typeof readPeopleLists>, 'companias' | 'plantas'>
  error: string | null
  onChange: (part: Partial<RoleGrant>) => void
}

export function ScopeFields({ gift, role, lists: { companias, plantas }, error, onChange }: Props) {
  const { give } = useTexts(texts)
  const named = useTexts(roleWords)
  return (
    <div className={classes.part}>
      <RadioCards
        label={give.scope}
        description={gift.isSome ? named.narrow[role] : undefined}
        value={gift.isSome ? 'some' : 'all'}
        options={(['all', 'some'] as const).map((value) => ({ value, label: give.scopes[value] }))}
        onChange={(value) => onChange({ isSome: value === 'some' })}
      />
      {gift.isSome && (
        <>
          <CheckCards
            id={fieldId('places')}
            label={give.companies}
            description={give.companiesHelp}
            error={error}
            value={gift.companies.map((code) => companias.findIndex(({ id }) => id === code))}
            options={companias.map(({ nombre }, value) => ({ value, label: nombre, lang: 'es-MX' }))}
            onChange={(chosen) => onChange({ companies: chosen.flatMap((at) => companias[at]?.id ?? []) })}
          />
          {plantas.length > 0 && (
            <CheckCards
              label={give.plants}
              description={give.plantsHelp}
              value={gift.plants}
              options={plantas.map(({ id, nombre }) => ({
                value: id,
                label: sentenceCase(nombre),
                lang: 'es-MX',
              }))}
              onChange={(plants) => onChange({ plants })}
            />
          )}
        </>
      )}
    </div>
  )
}
