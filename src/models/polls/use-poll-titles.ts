import { listPolls } from '#contract/polls/polls.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { pollNames } from './names.es.ts'
import { type PollPlace, titleOf } from './places.ts'

/** @param isWanted false asks the server for nothing */
export function usePollTitles(isWanted: boolean): (place: PollPlace) => string {
  const names = useTexts(pollNames)
  const isPortalServer = useAppConfig()?.deliveryKey !== undefined
  const { data } = useOperation(listPolls, {}, { enabled: isWanted && isPortalServer, isShown: false })
  return (place) => titleOf(place, data?.data.find(({ id }) => String(id) === place)?.titulo ?? '', names)
}
