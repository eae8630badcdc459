import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { texts } from './texts.es.ts'
import classes from './importing.module.css'

interface Props {
  archivo: string
  filas: number
  iguales: number
  origen: string
  onOther: () => void
}

export function FileFact({ archivo, filas, iguales, origen, onOther }: Props) {
  const words = useTexts(texts)
  return (
    <div className={classes.fact}>
      <span className={classes.sheet} aria-hidden="true">
        <IconFileSpreadsheet size={24} />
      </span>
      <p className={classes.named}>
        <strong className="t-break">{archivo}</strong>{' '}
        <span className="t-quiet">{words.review.facts(filas, iguales, origen)}</span>
      </p>
      <TextLink onClick={onOther}>{words.file.other}</TextLink>
    </div>
  )
}
