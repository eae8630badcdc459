import { IconPlayerStop, IconVolume } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { helpTexts } from './help-texts.es.ts'
import { useVoice } from './use-voice.ts'

export function SpokenHelp({ name, text }: { name: string; text: string }) {
  const words = useTexts(helpTexts)
  const voice = useVoice(text)
  return (
    <div className="t-stack t-gap-2">
      <p>{text}</p>
      {voice && (
        <div>
          <TextLink
            icon={voice.isSpeaking ? <IconPlayerStop size={22} /> : <IconVolume size={22} />}
            onClick={voice.toggle}
          >
            {voice.isSpeaking ? words.stop : words.listen}
            <span className="t-hidden"> {name}</span>
          </TextLink>
          {/* Some screen readers do not announce the new name of the pressed button. */}
          <output className="t-hidden">{voice.isSpeaking && words.speaking}</output>
        </div>
      )}
    </div>
  )
}
