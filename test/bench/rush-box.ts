import { readBoxConfig } from '#box/config.ts'
import { startBox } from '#box/box.ts'
import { quietLog } from '../world/clock.ts'
import { letRegisterIn } from '../world/let-in.ts'
import { soldOf } from './rush-sold.ts'
import { until } from '../world/places.ts'
import { answerParent } from './served.ts'

/** The box of a rush. FOYER_DATA, FOYER_MIRROR, FOYER_RELAY and FOYER_ENROL_CODE come from the bench. */
const settings = { ...process.env, FOYER_HOST: '127.0.0.1', FOYER_PORT: '0', FOYER_MDNS: 'off' }
const box = await startBox(readBoxConfig(settings), quietLog().log, { pages: false })
const { node } = box.tenant
// It writes nothing until the relay has told it what its cinema is.
await until(() => node.state() === 'ready')
await node.execute({ who: 'node', via: 'bench' }, tx => letRegisterIn(tx, 'register 1'))

answerParent(box.port, {
  counts: async () => soldOf(node),
  heads: () => JSON.stringify(node.journal.heads()),
})
process.once('SIGTERM', () => void box.close().then(() => process.exit(0)))
