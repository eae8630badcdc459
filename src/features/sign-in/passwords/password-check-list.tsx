import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/identity/password.ts'
import { useTexts } from '#i18n/use-texts.ts'
import classes from './password-check-list.module.css'
import type { Rule, RuleName } from './password-rules.ts'
import { passwordTexts } from '../password-texts.es.ts'

export function PasswordCheckList({ id, rules }: { id: string; rules: readonly Rule[] }) {
  const words = useTexts(passwordTexts).rules
  const sentences: Record<RuleName, string> = {
    length: words.length(PASSWORD_MIN),
    notTooLong: words.notTooLong(PASSWORD_MAX),
    different: words.different,
    notTheUser: words.notTheUser,
    repeated: words.repeated,
  }
  return (
    <div id={id} className={classes.box}>
      <p className="t-strong">{words.title}</p>
      <ul className={classes.list}>
        {rules.map(({ name, isMet }) => (
          <li key={name} className={classes.rule} data-met={isMet || undefined}>
            {isMet ? (
              <IconCircleCheck aria-hidden="true" size={22} />
            ) : (
              <IconCircleDashed aria-hidden="true" size={22} />
            )}
            <span>
              {sentences[name]} <span className="t-hidden">({isMet ? words.met : words.missing})</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
