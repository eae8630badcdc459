import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { TextField } from './text-field.tsx'
import classes from './text-field.module.css'

interface Props extends ComponentProps<typeof TextField> {
  showWord: string
  hideWord: string
}

export function SecretField({ showWord, hideWord, ...others }: Props) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...others}
      type={shown ? 'text' : 'password'}
      rightSection={
        <button
          type="button"
          className={classes.eye}
          aria-pressed={shown}
          aria-label={`${shown ? hideWord : showWord}: ${others.label}`}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" size={22} />
          <span>{shown ? hideWord : showWord}</span>
        </button>
      }
    />
  )
}
