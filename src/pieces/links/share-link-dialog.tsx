import { makeLink } from '#contract/approvals/approval-links.ts'
import { call } from '#core/transport/rpc.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { LinkDialog } from './link-dialog.tsx'
import { texts } from './share-texts.es.ts'

interface Props {
  /** Id of the request (P-91 … P-94). */
  id: number
  onClose: () => void
}

/** Shows a link to a request (P-99). The rights of the link depend on who makes it. */
export function ShareLinkDialog({ id, onClose }: Props) {
  const words = useTexts(texts)
  return (
    <LinkDialog
      make={() => call(makeLink, { id })}
      lead={({ accion, para }) => (accion === 'entrar' ? words.entrar(para) : words[accion])}
      mail={({ accion, para }) =>
        accion === 'entrar'
          ? { send: () => call(makeLink, { id, correo: true }), sent: words.mailed(para) }
          : null
      }
      onClose={onClose}
    />
  )
}
