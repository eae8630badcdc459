import { button, EXACT, heading } from './locators.ts'
import { syncStatus } from './sync-status.ts'

export const receipts = {
  sent: heading(syncStatus.synced.label, EXACT),
  unsent: heading(syncStatus.waiting.label, EXACT),
  toList: button('Ver lo que pedí'),
}
