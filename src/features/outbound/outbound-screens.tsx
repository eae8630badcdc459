import { ConnectionsScreen } from './connections-screen.tsx'
import { RowsScreen } from './rows-screen.tsx'

/** Both screens in one file of the build, because they share their texts. */
export const outboundScreens = { rows: RowsScreen, connections: ConnectionsScreen }
