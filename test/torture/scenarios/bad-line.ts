import { setTimeout as pause } from 'node:timers/promises'
import type { Weather } from '../line.ts'
import type { Scenario } from '../play.ts'

const spells = 40

export const badLine: Scenario = {
  name: 'bad-line',
  what: 'the line between box and relay delays, cuts messages into pieces, stalls, goes deaf one way, forgets one end, comes and goes: both sides agree in the end, no seat twice',
  async play(stage) {
    const { chance } = stage
    const { cinema, crowd } = await stage.open({ shows: 24 })
    for (let spell = 1; spell <= spells; spell++) {
      const weather = chance.pick<Partial<Weather>>([
        { state: 'cut' },
        { state: 'stalled' },
        { state: 'oneWay' },
        { delayMs: 40, jitterMs: 120 },
        { delayMs: 1, jitterMs: 20, pieceBytes: 200 },
        { delayMs: 300, jitterMs: 300 },
      ])
      cinema.line.set(weather)
      if (chance.happens(0.3)) {
        await pause(chance.between(0, 400))
        cinema.line.forgetOneEnd()
      }
      await pause(chance.between(50, weather.state === 'stalled' || weather.state === 'oneWay' ? 3500 : 1500))
      if (chance.happens(0.7)) {
        cinema.line.set({})
        await pause(chance.between(0, 1500))
      }
      if (spell % 10 === 0) stage.say(`  ${spell} spells of weather, ${cinema.diary.sold.size} sales`)
    }
    await stage.settle({ cinema, crowd })
  },
}
