import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chanceOf, type Chance } from '../simulation/chance.ts'
import { check, type Violation } from './checks.ts'
import { openCinema, type Cinema, type CinemaOptions } from './cinema.ts'
import { openCrowd, type Crowd } from './crowd.ts'
import { collectEvidence } from './evidence.ts'
import { comeToRest } from './rest.ts'

/** Thrown by a scenario this machine does not allow, with the reason and how to get it. */
export class Skipped extends Error {}

export type Scenario = {
  name: string
  /** One line: what it does and what that proves. */
  what: string
  play: (stage: Stage) => Promise<void>
}

export type Outcome = {
  name: string
  skipped: string | null
  kills: number
  sales: number
  bought: number
  unanswered: number
  refused: Record<string, number>
  violations: Violation[]
  seconds: number
  /** Kept when something is wrong, to look at. */
  folder: string | null
}

export type Stage = ReturnType<typeof openStage>

/** Plays one scenario and looks at what it left behind. */
export async function playScenario(
  scenario: Scenario,
  options: { seed: number; kills: number; say: (line: string) => void },
): Promise<Outcome> {
  const began = performance.now()
  const folder = mkdtempSync(join(tmpdir(), `foyer-torture-${scenario.name}-`))
  const stage = openStage({ ...options, folder })
  // Whoever interrupts it keeps no disk mounted and no network behind.
  const interrupted = () => void stage.cleanUp().then(() => process.exit(130))
  for (const signal of signals) process.once(signal, interrupted)
  let skipped: string | null = null
  try {
    await scenario.play(stage)
  } catch (cause) {
    if (cause instanceof Skipped) skipped = cause.message
    else stage.insist(false, `it broke off: ${String((cause as Error)?.stack ?? cause)}`)
  }
  await stage.cleanUp()
  for (const signal of signals) process.off(signal, interrupted)
  const { violations } = stage
  if (!violations.length) rmSync(folder, { recursive: true, force: true })
  const sold = stage.diaries.flatMap(diary => [...diary.sold.values()])
  const refused: Record<string, number> = {}
  for (const { refusals } of stage.diaries)
    for (const { code, count } of refusals.values()) refused[code] = (refused[code] ?? 0) + count
  return {
    name: scenario.name,
    skipped,
    kills: stage.kills(),
    sales: sold.length,
    bought: sold.filter(sale => sale.by === 'site').length,
    unanswered: stage.diaries.reduce((sum, diary) => sum + diary.unanswered(), 0),
    refused,
    violations,
    seconds: Math.round((performance.now() - began) / 1000),
    folder: violations.length ? folder : null,
  }
}

const signals = ['SIGINT', 'SIGTERM'] as const

/** What a scenario has in its hands. */
export function openStage(options: {
  seed: number
  kills: number
  folder: string
  say: (line: string) => void
}) {
  const { folder, say } = options
  const chance: Chance = chanceOf(options.seed)
  const violations: Violation[] = []
  const diaries: Cinema['diary'][] = []
  const undo: (() => unknown)[] = []
  let kills = 0
  let cinemas = 0

  const insist = (holds: boolean, what: string) => {
    if (!holds) violations.push({ kind: 'behaviour', what })
    return holds
  }

  return {
    folder,
    chance,
    say,
    violations,
    diaries,
    wantedKills: options.kills,
    kills: () => kills,
    /** Counts a loss of power, for the summary. */
    killed(count = 1) {
      kills += count
    },
    insist,
    /** Undone at the end, the last one first, whatever happens. */
    later: (step: () => unknown) => void undo.push(step),
    /** A furnished cinema with people in it. */
    async open(how: Partial<CinemaOptions> & { cashiers?: number; visitors?: number } = {}) {
      const cinema = await openCinema({ folder: join(folder, `cinema-${++cinemas}`), chance, ...how })
      diaries.push(cinema.diary)
      undo.push(cinema.close)
      const crowd = openCrowd(cinema, how)
      insist(await crowd.sells(5), 'nothing could be sold before the torture began')
      return { cinema, crowd }
    },
    /** Mends everything, lets it come to rest, closes, and puts what is wrong on the list. */
    async settle({ cinema, crowd }: { cinema: Cinema; crowd: Crowd }): Promise<void> {
      for (const left of await comeToRest(cinema, crowd)) insist(false, `it did not come to rest: ${left}`)
      await cinema.close()
      for (const { name, falls } of [cinema.box, cinema.relay])
        for (const said of falls) insist(false, `the ${name} ended by itself: ${said}`)
      const evidence = await collectEvidence(cinema)
      violations.push(...check(evidence))
      evidence.close()
    },
    async cleanUp() {
      for (const step of undo.splice(0).reverse())
        try {
          await step()
        } catch (cause) {
          say(`  could not clean up: ${String(cause)}`)
        }
    },
  }
}
