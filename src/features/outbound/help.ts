import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Salidas': {
    name: inBoth('Decisiones para nómina', 'Decisions for payroll'),
    text: inBoth(
      'Lo que ya se decidió y la nómina necesita: incidencias, vacaciones, tiempo extra, descansos laborados, la caja y datos revisados. Elige qué y de qué días, y descárgalo en Excel o CSV. Si algo se deshace, aparece una fila que anula la anterior. Necesitas internet.',
      'What was decided and payroll needs: absences, vacation, overtime, worked rest days, the fund and reviewed data. Choose what and which days, and download it as Excel or CSV. If something is undone, a row appears that cancels the earlier one. You need internet.',
    ),
  },
  '/Conexiones': {
    name: inBoth('Conexiones de salida', 'Outbound connections'),
    text: inBoth(
      'Los programas que reciben decisiones. Con una llave, el programa las pide. Con un aviso automático, el portal las manda a su dirección, firmadas. Cada uno ve una sola compañía. La llave y la clave secreta se muestran una vez. Aquí los pruebas, apagas o revocas. Necesitas internet.',
      'The programs that get decisions. With a key, the program asks for them. With a webhook, the portal sends them to its address, signed. Each one sees a single company. The key and the secret are shown once. Here you test them, switch them off or revoke them. You need internet.',
    ),
  },
}
