import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { wrongInLock, wrongInstalled, wrongPins, type Lock, type Manifest } from './rules.ts'

/**
 * Looks at every package: each comes from the one registry with a hash, in the one version that is asked for, under a
 * licence that may be used, and is the one that is installed. All that needs no network. Then the registry is asked for
 * known weaknesses (only with the packages' names and versions); where it cannot be asked, that is said, and is no
 * mistake. `--offline` does not ask.
 */
const { values } = parseArgs({ options: { offline: { type: 'boolean', default: false } } })
const read = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T
const lock = read<Lock>('package-lock.json')
const installedAt = 'node_modules/.package-lock.json'
const wrong = [
  ...wrongInLock(lock),
  ...wrongPins(read<Manifest>('package.json'), lock),
  ...(existsSync(installedAt) ? wrongInstalled(read<Lock>(installedAt), lock) : []),
]
for (const each of wrong) console.log(`✕ ${each}`)
if (!existsSync(installedAt)) console.log('· nothing is installed, so nothing installed was looked at')
const weaknesses = values.offline ? undefined : askRegistry()
if (values.offline) console.log('· known weaknesses were not asked for')
console.log(
  JSON.stringify({
    name: 'audit:packages',
    packages: Object.keys(lock.packages).length - 1,
    wrong: wrong.length,
    weaknesses: weaknesses ?? null,
  }),
)
process.exit(wrong.length || weaknesses ? 1 : 0)

/** How many weaknesses the registry knows in these packages; undefined where it could not be asked. */
function askRegistry(): number | undefined {
  const { stdout, stderr } = spawnSync(
    'npm',
    ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=15000'],
    {
      encoding: 'utf8',
      timeout: 60_000,
    },
  )
  const answer = readAnswer(stdout)
  if (answer?.metadata) {
    for (const { name, severity } of Object.values(answer.vulnerabilities ?? {}))
      console.log(`✕ ${name}: a weakness is known (${severity}); npm audit tells more`)
    return answer.metadata.vulnerabilities.total
  }
  const why = answer?.message ?? stderr.trim().split('\n').at(-1) ?? ''
  console.log(`· known weaknesses: the registry could not be asked (${why || 'no answer'})`)
  return undefined
}

type Answer = {
  message?: string
  metadata?: { vulnerabilities: { total: number } }
  vulnerabilities?: Record<string, { name: string; severity: string }>
}

function readAnswer(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return undefined
  }
}
