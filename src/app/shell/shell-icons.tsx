import {
  IconDotsCircleHorizontal,
  IconFile,
  IconFileFilled,
  IconFolder,
  IconFolderFilled,
  IconHome,
  IconHomeFilled,
  IconId,
  IconMessage,
  IconShieldCheck,
  IconUsersGroup,
  IconWallet,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { BarEntry } from './shell-sections.ts'

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>

const outline: Record<BarEntry['name'], Icon> = {
  home: IconHome,
  money: IconWallet,
  record: IconFolder,
  team: IconUsersGroup,
  gate: IconShieldCheck,
  assistant: IconMessage,
  more: IconDotsCircleHorizontal,
  myData: IconId,
  documents: IconFile,
}

const filled: Partial<Record<BarEntry['name'], Icon>> = {
  home: IconHomeFilled,
  record: IconFolderFilled,
  documents: IconFileFilled,
}

interface Props {
  name: BarEntry['name']
  active?: boolean
}

export function SectionIcon({ name, active = false }: Props) {
  const Icon = (active && filled[name]) || outline[name]
  return <Icon size={24} aria-hidden />
}
