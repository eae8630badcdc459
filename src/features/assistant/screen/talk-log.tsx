import type { ReactNode } from 'react'
import { companyTime } from '#domain/time/dates.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { helpPaths } from '#hooks/navigation/inner-paths.ts'
import { useOwnScreens } from '#hooks/session/own-screen.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { PartLoader } from '#ui/feedback/part-loader.tsx'
import { flowIn, type TalkSnapshot } from '../talk/conversation.ts'
import type { Line, Saying } from '../talk/line.ts'
import { texts } from '../texts.es.ts'
import { ChoiceWords } from './choice-words.tsx'
import { SayingWords } from './saying-words.tsx'
import classes from './talk-log.module.css'

const loadHelp = lazyPart(() => import('#pieces/help/help-result.tsx'))

const WITH_MONEY: ReadonlySet<Saying['say']> = new Set(['balances', 'movements', 'ask-amount', 'pay-line'])

/** Shows the newest line last. role="log" makes a screen reader announce new lines politely. */
export function TalkLog({ snapshot, mask }: { snapshot: TalkSnapshot; mask: Mask }) {
  const words = useTexts(texts)
  const { lines, fund } = snapshot.context
  const lastWithMoney = lines.findLast((line) => line.by === 'assistant' && WITH_MONEY.has(line.saying.say))
  return (
    <>
      <div role="log" aria-label={words.log} className={classes.log}>
        {lines.map((line, at) =>
          line.by === 'assistant' ? (
            <div key={line.number} className={classes.theirs}>
              <HelpOr line={isUnknown(line.saying) ? lines[at - 1] : undefined}>
                <SayingWords
                  saying={line.saying}
                  fund={fund}
                  mask={mask}
                  hasEye={line === lastWithMoney}
                  isLast={at === lines.length - 1}
                />
              </HelpOr>
            </div>
          ) : (
            <p key={line.number} className={classes.mine}>
              <span className="t-break">
                {'typed' in line ? line.typed : <ChoiceWords choice={line.choice} fund={fund} />}
              </span>
              <time className={classes.time}>{companyTime(line.at)}</time>
            </p>
          ),
        )}
      </div>
      {flowIn(snapshot)?.value === 'sending' && (
        <p role="status" className={classes.dots}>
          <span className={classes.dot} aria-hidden="true" />
          <span className={classes.dot} aria-hidden="true" />
          <span className={classes.dot} aria-hidden="true" />
          <span className="t-hidden">{words.sending}</span>
        </p>
      )}
    </>
  )
}

/** True when the help may answer. A denial is excluded: the help on "préstamo" does not answer "no pedí préstamo". */
function isUnknown(saying: Saying): boolean {
  return saying.say === 'unknown' && saying.isDenial !== true
}

/** Without a match, shows the "not understood" line (CHAT-20). */
function HelpOr({ line, children }: { line: Line | undefined; children: ReactNode }) {
  const isOwn = useOwnScreens()
  if (!line || !('typed' in line)) return children
  return (
    <PartLoader load={loadHelp} failure={() => children}>
      {(part) => (
        <part.HelpResult typed={line.typed} helpPath={helpPaths.help} isOwn={isOwn} otherwise={children} />
      )}
    </PartLoader>
  )
}
