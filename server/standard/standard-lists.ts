import type { Database } from '../db/connection.ts'
import { fillFixedPolls } from './fixed-polls.es.ts'
import { fillMenu } from './menu.es.ts'
import { fillPayGroups } from './pay-groups.es.ts'
import { fillPrinciples } from './principles.es.ts'
import { fillQuestionnaire } from './questionnaire.es.ts'
import { fillRequestLists } from './request-lists.ts'

export async function fillStandardLists(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await fillRequestLists(tx, now)
    await fillMenu(tx)
    await fillPayGroups(tx)
    await fillQuestionnaire(tx)
    await fillPrinciples(tx)
    await fillFixedPolls(tx)
  })
}
