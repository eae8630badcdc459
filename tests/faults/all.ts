import type { Campaign } from './campaign.ts'
import { cutPoints, refusals, repeats } from './deliveries.ts'
import { chunksGone } from './chunks.ts'
import { fullDevice } from './full-device.ts'
import { killSwitch } from './kill-switch.ts'
import { killsWithDedupe, killsWithoutDedupe } from './kills.ts'
import { expiries, nextPerson } from './people.ts'
import { leftWork, otherDevice, refusedBehind, unheardReason } from './promises.ts'
import { serverKills } from './server-kills.ts'
import { manySenders } from './tabs.ts'
import { migrations } from './migrations.ts'
import { killsWhileTyping } from './typing.ts'
import { updates } from './updates.ts'

export const campaigns: readonly Campaign[] = [
  killsWithDedupe,
  killsWithoutDedupe,
  cutPoints,
  repeats,
  killsWhileTyping,
  manySenders,
  expiries,
  nextPerson,
  updates,
  chunksGone,
  killSwitch,
  fullDevice,
  migrations,
  refusals,
  serverKills,
  leftWork,
  refusedBehind,
  otherDevice,
  unheardReason,
]
