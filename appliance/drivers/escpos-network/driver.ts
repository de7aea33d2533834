import { defineDriver } from '../driver.ts'
import { drawerOf } from '../printer/drawer.ts'
import { networkPrinter } from './network-printer.ts'

/** An ESC/POS printer on the network. It tells nobody that it is there: a person writes down its address. */
export const driver = defineDriver({
  kind: 'printer',
  connections: '"tcp://host:port" for a network printer, such as "tcp://192.168.1.50:9100"',
  knows: connection => addressOf(connection) !== null,
  open(entry, allows) {
    const { connection, columns, codepage, keepsLine = false } = entry
    return networkPrinter({
      ...addressOf(connection)!,
      columns,
      codepage,
      keepsLine,
      drawer: drawerOf(entry),
      allows,
    })
  },
})

function addressOf(connection: string): { host: string; port: number } | null {
  const url = URL.canParse(connection) ? new URL(connection) : null
  const isAddress = url?.protocol === 'tcp:' && url.hostname && url.port !== '0'
  return isAddress ? { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 9100) } : null
}
