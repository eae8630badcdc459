import { useEffect, useRef } from 'react'
import { currentLocale } from '#i18n/locale.ts'
import { readChatUser } from '#contract/notifications/notifications.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import type { DraftHandle } from '#hooks/work/use-draft.ts'
import { useMask } from '#hooks/device/use-mask.ts'
import { useFund } from '#models/savings/use-fund.ts'
import type { KeptTalk } from '../talk/kept-talk.ts'
import { choicesOf, flowIn } from '../talk/conversation.ts'
import type { Choice } from '../talk/line.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { PartLoader } from '#ui/feedback/part-loader.tsx'
import { texts } from '../texts.es.ts'
import { Answers } from './answers.tsx'
import { Composer } from './composer.tsx'
import { Paper } from './paper.tsx'
import { TalkHeader } from './talk-header.tsx'
import { TalkLog } from './talk-log.tsx'
import { useKeptTalk, useTalk } from './use-talk.ts'
import classes from './assistant.module.css'

const loadVacancies = lazyPart(() =>
  import('../vacancies/vacancy-talk.tsx').then(({ VacancyTalk }) => ({ VacancyTalk })),
)

/** Shows the talk about the savings fund and vacancies (CHAT-01 … CHAT-27). */
export function AssistantScreen() {
  const draft = useKeptTalk()
  return draft.isReady ? <TalkScreen draft={draft} /> : <div className={classes.screen} />
}

function TalkScreen({ draft }: { draft: DraftHandle<KeptTalk> }) {
  const chat = useOperation(readChatUser, {}, { isShown: false })
  // Loads nothing for user id 0, which is no person (CHAT-24, CHAT-25).
  const fund = useFund(chat.data?.userId || undefined)
  const mask = useMask()
  const { talk, snapshot, answer } = useTalk(draft, fund)
  const field = useRef<HTMLInputElement>(null)
  const answers = useRef<HTMLFieldSetElement>(null)
  const flow = flowIn(snapshot)
  const { lines } = snapshot.context
  const words = useTexts(texts)
  const isOfVacancies = snapshot.value === 'vacancies'
  const choose = (choice: Choice) => {
    answer({ type: 'CHOOSE', choice })
    if (choice.kind === 'other-amount') moveFocus(field.current)
    else moveFocus(answers.current)
  }
  useEffect(() => {
    if (lines.length > 1) window.scrollTo({ top: document.documentElement.scrollHeight })
  }, [lines.length])
  return (
    <div className={classes.screen}>
      <TalkHeader
        at={fund.at}
        onRestart={() => talk.send({ type: 'RESTART' })}
        onEnd={() => talk.send({ type: 'END' })}
      />
      <div className={classes.talk}>
        <TalkLog snapshot={snapshot} mask={mask} />
        {!isOfVacancies && (
          <fieldset ref={answers} className={classes.foot} tabIndex={-1}>
            {flow && <Paper flow={flow} onAccept={() => choose({ kind: 'accept' })} />}
            <Answers
              choices={choicesOf(snapshot)}
              fund={snapshot.context.fund}
              mask={mask}
              onChoose={choose}
            />
          </fieldset>
        )}
      </div>
      {isOfVacancies ? (
        <PartLoader
          load={loadVacancies}
          failure={(retry) => (
            <div className={classes.talk}>
              <p role="alert">{words.say.error}</p>
              <Button onClick={retry}>{words.choice.again}</Button>
              <Button variant="outline" onClick={() => choose({ kind: 'go', to: 'main' })}>
                {words.goals.main}
              </Button>
            </div>
          )}
        >
          {({ VacancyTalk }) => <VacancyTalk onMenu={() => choose({ kind: 'go', to: 'main' })} />}
        </PartLoader>
      ) : (
        <Composer field={field} onSend={(text) => answer({ type: 'TYPE', text, locale: currentLocale() })} />
      )}
    </div>
  )
}
