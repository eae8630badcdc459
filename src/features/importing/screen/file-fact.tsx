import { IconFileSpreadsheet } from '@tabler/icons-react'
import type { FileImport } from '#contract/imports/import-file.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { texts } from './texts.es.ts'
import classes from './importing.module.css'

interface Props {
  current: FileImport
  onOther: () => void
}

export function FileFact({ current: { archivo, filas, cuentas, origen }, onOther }: Props) {
  const words = useTexts(texts)
  return (
    <div className={classes.fact}>
      <span className={classes.sheet} aria-hidden="true">
        <IconFileSpreadsheet size={24} />
      </span>
      <p className={classes.named}>
        <strong className="t-break">{archivo}</strong>{' '}
        <span className="t-quiet">{words.review.facts(filas, cuentas.igual, origen)}</span>
      </p>
      <TextLink onClick={onOther}>{words.file.other}</TextLink>
    </div>
  )
}
