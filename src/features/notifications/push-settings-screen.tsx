import classes from './notifications.module.css'
import { PreferencesPart } from './preferences-part.tsx'
import { PushPart } from './push-part.tsx'
import { usePush } from './use-push.ts'

/** Push applies to this device. Kinds and quiet hours apply to all of the person's devices. */
export function Screen() {
  const push = usePush()
  return (
    <div className={classes.settings}>
      <PushPart push={push} />
      {push.state !== 'absent' && push.state !== 'unknown' && <PreferencesPart />}
    </div>
  )
}
