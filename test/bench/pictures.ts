import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { askForPicture, killPictureProcess } from '#core/content/pictures/picture-jobs.ts'
import { partsOf, renditions } from '#core/content/pictures/renditions.ts'

/**
 * What it takes to cut a poster as a distributor sends it (2000 by 3000 pixels, JPEG) to every width and format: bytes,
 * and milliseconds of processor of the process that does it. Beside it what a page of twelve such posters weighs on a
 * telephone with two pixels for one, with the posters as they came and as they are cut.
 */
const postersOfPage = 12
const ticksPerSecond = 100

/** Broad patches of colour with fine grain over them, as a photograph has. */
async function poster(): Promise<Buffer> {
  const [width, height] = [2000, 3000]
  const noise = (sigma: number) => ({ type: 'gaussian' as const, mean: 128, sigma })
  const patches = {
    width: width / 8,
    height: height / 8,
    channels: 3 as const,
    background: '#000',
    noise: noise(60),
  }
  const grain = { width, height, channels: 3 as const, background: '#000', noise: noise(12) }
  const blurred = await sharp({ create: patches }).blur(3).png().toBuffer()
  return sharp(await sharp(blurred).resize(width, height).png().toBuffer())
    .composite([{ input: await sharp({ create: grain }).png().toBuffer(), blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Milliseconds of processor and megabytes at most of this process's only child, as Linux counts them. */
function spentBy(child: string): { ms: number; megabytes: number } {
  const [user, system] = readFileSync(`/proc/${child}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13)
  const most = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, 'utf8'))![1]!
  return {
    ms: ((Number(user) + Number(system)) * 1000) / ticksPerSecond,
    megabytes: Math.round(Number(most) / 1024),
  }
}
const onlyChild = () => readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ')[0]!

const bytes = await poster()
await askForPicture(() => ({ kind: 'take', bytes, mostBytes: bytes.length }), 'urgent')
const child = onlyChild()
const cut = new Map<string, number>()
const begun = spentBy(child).ms
for (const rendition of renditions) {
  const before = spentBy(child).ms
  const answer = await askForPicture(() => ({ kind: 'cut', bytes, ...partsOf(rendition) }), 'later')
  if (!answer || !('bytes' in answer) || !answer.bytes) throw new Error(`${rendition} was not made`)
  cut.set(rendition, answer.bytes.length)
  console.log(
    `${rendition.padEnd(10)} ${String(answer.bytes.length).padStart(8)} bytes ${spentBy(child).ms - before} ms`,
  )
}
const { ms, megabytes } = spentBy(child)
const all = ms - begun
const page = { before: postersOfPage * bytes.length, after: postersOfPage * cut.get('400.avif')! }
console.log(
  `a poster of ${bytes.length} bytes: ${all} ms of processor for ${renditions.length} renditions, ${megabytes} MB at most`,
)
console.log(`${postersOfPage} posters on a telephone: ${page.before} bytes as they came, ${page.after} cut`)
console.log(
  JSON.stringify({
    name: 'bench:pictures',
    posterBytes: bytes.length,
    msPerPoster: all,
    msPerRendition: Math.round(all / renditions.length),
    megabytes,
    pageBytesBefore: page.before,
    pageBytesAfter: page.after,
    ratio: Number((page.after / page.before).toFixed(4)),
  }),
)
killPictureProcess()
process.exit(0)
