import { useId } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { SecretField } from '#ui/fields/secret-field.tsx'
import { PasswordCheckList } from './password-check-list.tsx'
import { type NewPassword, passwordFault, passwordRules } from './password-rules.ts'
import { passwordTexts } from '../password-texts.es.ts'
import { texts } from '../texts.es.ts'

export function faultItems(
  fault: ReturnType<typeof passwordFault>,
  ids: { next: string; repeated: string },
  words: { newPassword: string; repeatPassword: string },
) {
  if (fault === 'weak') return [{ fieldId: ids.next, text: words.newPassword }]
  return fault ? [{ fieldId: ids.repeated, text: words.repeatPassword }] : []
}

interface Props {
  value: NewPassword
  onChange: (change: { next?: string; repeated?: string }) => void
  wasTried: boolean
  /** The server's reason; null before an attempt and after an edit. */
  tooEasy: string | null
  nextId: string
  repeatedId: string
}

export function NewPasswordFields({ value, onChange, wasTried, tooEasy, nextId, repeatedId }: Props) {
  const words = useTexts(texts)
  const own = useTexts(passwordTexts)
  const listId = useId()
  const rules = passwordRules(value)
  const fault = wasTried ? passwordFault(rules) : null
  const shared = {
    showWord: words.show,
    hideWord: words.hide,
    autoComplete: 'new-password',
    maxLength: 256,
    'aria-describedby': listId,
  }
  return (
    <>
      <SecretField
        {...shared}
        id={nextId}
        name="new-password"
        label={own.newPassword}
        value={value.next}
        error={fault === 'weak' ? own.weak : tooEasy}
        onChange={(event) => onChange({ next: event.currentTarget.value })}
      />
      <SecretField
        {...shared}
        id={repeatedId}
        name="repeat-password"
        label={own.repeatPassword}
        value={value.repeated}
        error={fault === 'not-repeated' ? own.notRepeated : null}
        onChange={(event) => onChange({ repeated: event.currentTarget.value })}
      />
      <PasswordCheckList id={listId} rules={rules} />
    </>
  )
}
