import { IconCheck } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'
import classes from './importing.module.css'

/** `step` counts from 0; 3 means that all steps are done. */
export function Steps({ step, list }: { step: number; list: Ref<HTMLOListElement> }) {
  const words = useTexts(texts).steps
  return (
    // Safari drops the list role when the numbers are removed with CSS.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol ref={list} role="list" className={classes.steps} aria-label={words.label} tabIndex={-1}>
      {[words.file, words.review, words.run].map((name, at) => (
        <li
          key={name}
          tabIndex={-1}
          className={classes.step}
          data-state={at < step ? 'done' : at === step ? 'now' : 'next'}
          aria-current={at === step ? 'step' : undefined}
        >
          <span className={classes.sun} aria-hidden="true">
            {at < step ? <IconCheck size={20} /> : at + 1}
          </span>
          <span className={at === step ? 't-strong' : 't-quiet'}>{name}</span>
        </li>
      ))}
    </ol>
  )
}
