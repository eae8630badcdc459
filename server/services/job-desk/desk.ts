import type { User } from '../../identity/user.ts'
import type { NotifyContext } from '../notifications/notify.ts'

/** `address`: network address of the caller. */
export type Desk = NotifyContext & { user: User; address: string }
