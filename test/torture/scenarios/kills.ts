import { setTimeout as pause } from 'node:timers/promises'
import type { Scenario } from '../play.ts'

/** Of a hundred kills: the box alone, then the relay alone; the rest takes both at once. */
const boxAlone = 45
const relayAlone = 90
/** How long after somebody has begun to pay, in milliseconds: from the first byte to the paper and the webhook. */
const flowMs = 30

export const kills: Scenario = {
  name: 'kills',
  what: 'kill -9 of box and relay at random instants of the pay flow: every answered sale survives, every retry is the same sale',
  async play(stage) {
    const { chance } = stage
    const { cinema, crowd } = await stage.open({ shows: Math.ceil(stage.wantedKills / 3) + 6 })
    for (let kill = 1; kill <= stage.wantedKills; kill++) {
      const luck = chance.between(0, 99)
      const who =
        luck < boxAlone ? [cinema.box] : luck < relayAlone ? [cinema.relay] : [cinema.box, cinema.relay]
      stage.insist(await crowd.nextPayment(who[0]!), `before kill ${kill} nobody paid at the ${who[0]!.name}`)
      await pause(chance.next() * flowMs)
      await Promise.all(who.map(machine => machine.kill()))
      stage.killed()
      await Promise.all(who.map(machine => machine.start()))
      stage.insist(
        await crowd.sells(1, who[0] === cinema.box ? 'register' : undefined),
        `after kill ${kill} nothing was sold`,
      )
      if (kill % 20 === 0) stage.say(`  ${kill} kills, ${cinema.diary.sold.size} sales`)
    }
    await stage.settle({ cinema, crowd })
  },
}
