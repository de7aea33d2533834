import { setTimeout as pause } from 'node:timers/promises'
import { command, isThere } from '../disks.ts'
import { Skipped, type Scenario, type Stage } from '../play.ts'

/** Addresses of the networks made here, each side's cable to us and the cable between the two. */
const address = {
  box: { us: '10.231.1.1', it: '10.231.1.2' },
  relay: { us: '10.231.2.1', it: '10.231.2.2' },
  between: { box: '10.231.3.1', relay: '10.231.3.2' },
}
const ports = { box: 8281, relay: 8280 }

export const twoNetworks: Scenario = {
  name: 'two-networks',
  what: 'box and relay in networks of their own: the cable is pulled, and packets are dropped one way only; both sell on and agree when it is back',
  async play(stage) {
    const spaces = makeNetworks(stage)
    const { cinema, crowd } = await stage.open({
      shows: 16,
      networks: {
        box: {
          before: ['ip', 'netns', 'exec', spaces.box],
          host: address.box.it,
          seesUsAt: address.box.us,
          seesRelayAt: `http://${address.between.relay}:${ports.relay}`,
          port: ports.box,
        },
        relay: {
          before: ['ip', 'netns', 'exec', spaces.relay],
          host: address.relay.it,
          seesUsAt: address.relay.us,
          port: ports.relay,
        },
      },
    })
    for (let pulls = 0; pulls < 4; pulls++) {
      command('ip', '-n', spaces.box, 'link', 'set', 'line', 'down')
      await pause(stage.chance.between(1000, 12_000))
      command('ip', '-n', spaces.box, 'link', 'set', 'line', 'up')
      stage.insist(await crowd.sells(3), 'after the cable was plugged in again nothing was sold')
    }
    for (const [from, to] of [
      ['box', 'relay'],
      ['relay', 'box'],
    ] as const) {
      const hear = dropOneWay(spaces[from])
      if (!hear) {
        stage.say(`  nft is missing, so packets were not dropped one way; apt-get install nftables`)
        break
      }
      stage.say(`  what the ${from} says does not reach the ${to}`)
      await pause(14_000)
      hear()
      stage.insist(await crowd.sells(3), `after the ${to} heard the ${from} again nothing was sold`)
    }
    await stage.settle({ cinema, crowd })
  },
}

/** Two network namespaces joined by a cable, each with a cable to us. Throws `Skipped` where that is not allowed. */
function makeNetworks(stage: Stage): { box: string; relay: string } {
  if (!isThere('ip')) throw new Skipped('ip is missing; apt-get install iproute2')
  const spaces = { box: `foyer-box-${process.pid}`, relay: `foyer-relay-${process.pid}` }
  const cable = { box: `fb${process.pid}`, relay: `fr${process.pid}` }
  try {
    for (const side of ['box', 'relay'] as const) {
      command('ip', 'netns', 'add', spaces[side])
      stage.later(() => command('ip', 'netns', 'del', spaces[side]))
      command('ip', 'link', 'add', cable[side], 'type', 'veth', 'peer', 'name', 'us', 'netns', spaces[side])
      command('ip', 'addr', 'add', `${address[side].us}/30`, 'dev', cable[side])
      command('ip', 'link', 'set', cable[side], 'up')
      command('ip', '-n', spaces[side], 'addr', 'add', `${address[side].it}/30`, 'dev', 'us')
      for (const link of ['us', 'lo']) command('ip', '-n', spaces[side], 'link', 'set', link, 'up')
    }
    command(
      'ip',
      '-n',
      spaces.box,
      'link',
      'add',
      'line',
      'type',
      'veth',
      'peer',
      'name',
      'line',
      'netns',
      spaces.relay,
    )
    for (const side of ['box', 'relay'] as const) {
      command('ip', '-n', spaces[side], 'addr', 'add', `${address.between[side]}/30`, 'dev', 'line')
      command('ip', '-n', spaces[side], 'link', 'set', 'line', 'up')
    }
  } catch (cause) {
    throw new Skipped(
      `this machine gives no networks of its own (${(cause as Error).message}); run it as root`,
    )
  }
  return spaces
}

/** Drops what leaves a side towards the other; returns how to end that, or nothing without nft. */
function dropOneWay(space: string): (() => void) | undefined {
  if (!isThere('nft')) return undefined
  const rules =
    'add table inet torture; add chain inet torture out { type filter hook output priority 0; }; add rule inet torture out oifname "line" drop'
  command('ip', 'netns', 'exec', space, 'nft', rules)
  return () => void command('ip', 'netns', 'exec', space, 'nft', 'delete table inet torture')
}
