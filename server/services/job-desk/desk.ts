import type { User } from '../../identity/user.ts'
import type { NotifyContext } from '../notifications/notify.ts'

export type Desk = NotifyContext & { user: User; address: string }
