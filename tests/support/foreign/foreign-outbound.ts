import * as connections from '#contract/outbound/connections.ts'
import { exportOutbound, listOutbound } from '#contract/outbound/outbound.ts'
import { onlyAdministrator, onlyHumanResources } from './only-human-resources.ts'

export const foreignOutbound = {
  'P-274': onlyHumanResources(listOutbound),
  'P-275': onlyHumanResources(exportOutbound),
  'P-276': onlyAdministrator(connections.listConnections),
  'P-277': onlyAdministrator(connections.makeOutboundKey),
  'P-278': onlyAdministrator(connections.revokeOutboundKey),
  'P-279': onlyAdministrator(connections.makeWebhook),
  'P-280': onlyAdministrator(connections.changeWebhook),
  'P-281': onlyAdministrator(connections.tryWebhook),
}
