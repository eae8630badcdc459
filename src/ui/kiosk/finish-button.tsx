import { IconLogout } from '@tabler/icons-react'
import classes from './finish-button.module.css'

interface Props {
  word: string
  onFinish: () => void
}

export function FinishButton({ word, onFinish }: Props) {
  return (
    <button type="button" className={classes.finish} onClick={onFinish}>
      <IconLogout aria-hidden="true" size={30} />
      <span>{word}</span>
    </button>
  )
}
