import { IconBriefcase, type IconProps } from '@tabler/icons-react'

/** Icon of vacancies. Separate from the other icons, because Inicio does not load this icon. */
export function VacancyIcon(props: IconProps) {
  return <IconBriefcase {...props} />
}
