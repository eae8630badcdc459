import { IconAlertTriangle } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { sendingTexts } from '#pieces/sending/sending-texts.es.ts'
import { Button } from '#ui/actions/button.tsx'

export function CorrectButton({ name, onClick }: { name?: string; onClick: () => void }) {
  const words = useTexts(sendingTexts)
  return (
    <Button
      size="sm"
      variant="outline"
      danger
      leftSection={<IconAlertTriangle size={22} aria-hidden />}
      onClick={onClick}
    >
      <span>{words.rejected}</span>
      {name && <span className="t-hidden"> {name}</span>}
    </Button>
  )
}
