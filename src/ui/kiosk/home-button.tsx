import { IconHome } from '@tabler/icons-react'
import classes from './home-button.module.css'

interface Props {
  word: string
  href: string
}

export function HomeButton({ word, href }: Props) {
  return (
    <a className={classes.home} href={href}>
      <IconHome aria-hidden="true" size={30} />
      <span>{word}</span>
    </a>
  )
}
