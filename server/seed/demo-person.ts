import type { NamedPerson } from '#domain/text/mexican-ids.ts'
import type { Role } from '#domain/identity/roles.ts'

export interface DemoUser {
  nickname: string
  mail: string
  groupId: number
  roles?: readonly Role[]
  isMultisystem?: boolean
}

export interface DemoPerson extends NamedPerson {
  number: string
  company: string
  sex: 'H' | 'M'
  birthState: string
  /** Years of service on the day of the seed. `hiredOn` is MM-DD. */
  serviceYears: number
  hiredOn: string
  jobTitle: string
  departmentId: string
  payGroupId: number
  workGroup: string
  /** Today's salary in centavos. */
  dailySalary: number
  leader: string | null
  user: DemoUser | null
}
