import { IconBriefcase, type IconProps } from '@tabler/icons-react'

/** Icon of vacancies, apart from the other icons of screens because Inicio does not load it. */
export function VacancyIcon(props: IconProps) {
  return <IconBriefcase {...props} />
}
