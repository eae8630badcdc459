import { IconAlertTriangle } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { texts } from './texts.es.ts'

export function CorrectButton({ name, onClick }: { name?: string; onClick: () => void }) {
  const words = useTexts(texts).states
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
